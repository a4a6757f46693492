import type { CareKey } from '../garment-words.ts'

export const care: Record<CareKey, readonly string[]> = {
  knit: [
    'Bei 30 °C im Wollprogramm waschen, liegend trocknen, Knötchen der ersten Wochen auskämmen.',
    'Lüften ersetzt die meisten Wäschen; sonst 30 °C, Wollwaschmittel, liegend trocknen.',
    'Nach einem Tag am Körper liegend ruhen lassen; statt des Bügeleisens genügt Dampf.',
    'Falten statt hängen und im Sommer eine Zedernkugel zwischen die Lagen legen.',
  ],
  wash: [
    'Auf links bei 40 °C waschen und auf der Leine trocknen.',
    'Mit ähnlichen Farben bei 40 °C in die Maschine, einen Trockner braucht es nicht.',
    'Vierzig Grad und ein mildes Waschmittel, einmal ausschlagen und aufhängen.',
    'Bei 40 °C waschen und feucht in Form ziehen.',
    'Dunkles zu Dunklem, Helles zu Hellem, 40 °C und kein Weichspüler, der verklebt nur die Faser.',
    'Vierzig Grad verträgt es; vor dem Trocknen einmal mit der flachen Hand glatt streichen.',
  ],
  iron: [
    'Bei 30 °C waschen und noch feucht von links bügeln.',
    'Kaltes Wasser, wenig Waschmittel, ein warmes Eisen von links: Mehr Pflege braucht es nicht.',
    'Schonwäsche bei 30 °C, ausschütteln und bügeln, solange ein Hauch Feuchte bleibt.',
    'Bei 30 °C waschen, wenig schleudern, nass aufhängen und bügeln, wo man es sieht.',
    'Dreißig Grad, kurz schleudern und auf zwei Punkten bügeln, solange es sich kühl anfühlt.',
    'Lieber von Hand als in der Maschine, lauwarm, und gebügelt, ehe es ganz trocken ist.',
    'Im Wäschenetz darf es bei 30 °C in die Maschine; das Bügeln übernimmt größtenteils der Dampf.',
    'Kurz und kühl waschen, auf einem Bügel trocknen lassen, den Rest glättet das Bad beim Duschen.',
  ],
  press: [
    'Nach dem Tragen ausbürsten, auf einen breiten Bügel hängen, einmal je Saison reinigen lassen.',
    'Dampf nimmt die Falten heraus, eine Reinigung genügt einmal im Winter.',
    'Nach jedem Tragen lüften, am Bügel ausbürsten, einmal im Jahr in die Reinigung geben.',
    'Mit dem Strich bürsten, von innen dämpfen und die Reinigung schonen.',
  ],
  leather: [
    'Nach Regen einen Tag fern der Heizung trocknen lassen, das Leder zweimal im Jahr fetten.',
    'Eine weiche Bürste, etwas Creme und Zeit zum Trocknen, so hält Leder viele Jahre.',
    'Farblose Creme auf einem Tuch, einmal je Saison, mehr verlangt dieses Leder nicht.',
    'Staub feucht abwischen, trocknen lassen, dann mit etwas Bienenwachs polieren.',
  ],
  suede: [
    'Trocken mit Gummi- oder Messingbürste reinigen und je Saison neu imprägnieren.',
    'Schlamm trocknen lassen und ausbürsten; etwas Dampf richtet Plattgedrücktes auf.',
    'Von der Heizung fernhalten, im Strich bürsten und nie mit Creme behandeln.',
    'Eine Kreppbürste für jeden Tag, ein Veloursradierer für die Unfälle.',
  ],
  canvas: [
    'Trockenen Schmutz abbürsten, den Rest erledigen lauwarmes Wasser und Kernseife.',
    'Nicht in die Maschine: Schwamm, etwas Seife und ein Tag an der Luft.',
    'Flecken gehen mit Gallseife heraus; in Form trocknen, nicht in der Sonne.',
  ],
  down: [
    'Bei 30 °C mit zwei Tennisbällen waschen und schonend trocknen, bis die Daunen wieder locker sind.',
    'Einmal im Jahr bei 30 °C genügt; hängend lagern, nie gepresst.',
    'Geschlossen und auf links bei 30 °C waschen, dann trocknen, bis kein Klumpen bleibt.',
  ],
  rinse: [
    'Nach jedem Bad mit klarem Wasser ausspülen und liegend im Schatten trocknen.',
    'Von Hand waschen, nicht wringen und von heißen Steinen und rauen Beckenrändern fernhalten.',
    'Erst Chlor und Salz ausspülen, dann bei 30 °C von Hand waschen, nie in den Trockner.',
  ],
  lens: [
    'Die Gläser lauwarm abspülen und mit dem Baumwollbeutel trocknen.',
    'Im Beutel aufbewahren, nicht auf dem Armaturenbrett: Über 60 °C leidet das Acetat.',
    'Ein Tropfen Spülmittel reinigt Fassung und Gläser, Alkohol besser meiden.',
  ],
  polish: [
    'Mit dem beiliegenden Tuch abreiben und trocken und dunkel aufbewahren.',
    'Erst das Parfüm, dann dieses Stück; danach genügt ein weiches Tuch.',
    'Vor Dusche und Meer ablegen, von Salz und Seife wird Metall stumpf.',
  ],
}
