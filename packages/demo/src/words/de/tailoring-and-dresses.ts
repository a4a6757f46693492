import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const tailoringAndDresses = {
  blazer: {
    name: 'Blazer aus {cloth} {print}',
    men: 'Sakko aus {cloth} {print}',
    intro: [
      'Eine Jacke ohne Einlage und Schulterpolster, die wie eine Strickjacke fällt und trotzdem angezogen aussieht.',
      'Zwei Knöpfe, fallendes Revers, eine Länge, die die Hüfte bedeckt.',
      'Am Freitag in die Tasche gelegt, am Samstag herausgeholt und angezogen.',
      'Reist im Rucksack mit und hängt sich glatt, während man seinen Platz sucht.',
      'Mit der Hose aus gleichem Stoff ein Anzug, mit Jeans ein Abend.',
    ],
    make: [
      'Das Futter aus Cupro reicht bis zur halben Rückenhöhe, darunter sind die Nähte mit Baumwollband eingefasst.',
      'Die Knöpfe sind aus Horn, die Ärmelknöpfe lassen sich öffnen, innen schließen zwei Taschen mit Schlinge.',
      'Der Unterkragen aus Filz ist von Hand angenäht, ein kurzer Rückenschlitz hilft beim Sitzen.',
      'Die Brusttasche ist echt, die Kante mit 2 mm von Hand durchgenäht.',
      'Die Ärmel sitzen hoch und etwas vorn, so bewegt sich der Arm und nicht der Rücken.',
    ],
  },
  coat: {
    name: 'Mantel aus {cloth} {print}',
    intro: [
      'Ein Zweireiher, der unter dem Knie endet und Platz für einen Pullover oder ein Sakko lässt.',
      'Das breite Revers schließt bis zum Kinn, wenn der Wind dreht; ein verdeckter Haken hält es dort.',
      'Unter diesem Mantel findet der restliche Winter Platz.',
      'Ein langer Mantel lässt alles darunter geplant aussehen.',
      'Geschlossen ist er eine Wand, offen schwingt er hinterher wie ein Umhang.',
    ],
    make: [
      'Die Kanten sind von Hand gesteppt, die Klappentaschen mit Flanell gefüttert, für kalte Finger.',
      'Das Futter ist aus Cupro und über den Schultern gesteppt, der Saum hängt frei.',
      'Sechs Hornknöpfe stehen auf Fadenstielen, innen hält je ein kleiner Knopf dagegen.',
      'Ein Aufhänger aus Messingkette, denn eine Schlaufe würde bei diesem Gewicht reißen.',
      'Der Rücken ist geteilt und tief geschlitzt, die Schritte bleiben lang.',
    ],
  },
  trench: {
    name: 'Trenchcoat aus {cloth} {print}',
    intro: [
      'Ein Trench mit Sturmklappe, Gürtel und Rückenpasse, so wie er einmal erdacht wurde.',
      'Der Regen läuft über die Rückenpasse ab und an den Taschen vorbei; dafür ist ein Trench da.',
      'Zwischen den Jahreszeiten passt er über den Anzug ebenso wie über ein Kapuzenshirt.',
      'Mit Gürtel hat er Taille, offen hat er Schwung, und nach Zufall sieht beides nicht aus.',
      'Diesen Schnitt tragen Menschen seit hundert Herbsten fast unverändert.',
    ],
    make: [
      'Ein Zwickel unter dem Arm gibt der Schulter Spiel, und der Gürtel will geknotet werden.',
      'Die Kellerfalte im Rücken ist 38 cm tief und lässt sich an ruhigen Tagen zuknöpfen.',
      'Die Schulternähte sind getapt, in die Taschen kommt man von außen und von innen.',
      'Jede Gürtelschlaufe ist zweimal durchgenäht, die Sturmklappe knöpft nach beiden Seiten.',
      'Der Kragen steht und hakt zu, der Riegel wartet darunter.',
    ],
  },
  dressTie: {
    name: 'Kleid mit Bindegürtel aus {cloth} {print}',
    intro: [
      'Der Gürtel aus dem gleichen Stoff wird vorn, seitlich oder gar nicht gebunden.',
      'Kurze gekräuselte Ärmel, ein V-Ausschnitt und ein Rock, der an der schmalsten Stelle beginnt.',
      'Ein Kleid für die Hochzeit im Juli und, mit Stiefeln, für einen Dienstag im November.',
      'Das Oberteil ist locker, die Taille so schmal, wie man sie bindet.',
      'Es braucht wenig Platz im Koffer, eine Nacht am Bügel glättet die Reise.',
    ],
    make: [
      'Brustabnäher und Kräusel unter dem Gürtel geben die Form, einen Reißverschluss hat es nicht.',
      'Die Taschen liegen in den Seitennähten und sind mit Riegeln gesichert.',
      'Der Saum ist 4 cm eingeschlagen, das reicht, um ihn einmal auszulassen.',
      'Ein verdeckter Druckknopf hält den Ausschnitt, eine Sicherheitsnadel braucht niemand.',
      'In der Taille läuft ein weiches Band, das den Rock trägt.',
    ],
  },
  dressLong: {
    name: 'Midikleid aus {cloth} {print}',
    intro: [
      'Wadenlang, mit hoch angesetztem Rock, dessen Weite aus sechs Bahnen kommt.',
      'Ein Kleid, das man im Dunkeln anziehen kann: kein Verschluss im Rücken, kein Futter, das klettert.',
      'Ein schmaler Gürtel markiert die Taille, von dort öffnet sich die Linie gleichmäßig bis zum Saum.',
      'Es schwingt um die Wade und bleibt eine Handbreit über der Pfütze.',
      'Mit Stiefeln und Pullover reicht es durch den Winter, mit Sandalen durch den Sommer.',
    ],
    make: [
      'Flache Nähte verbinden die Bahnen, der Ausschnitt ist mit dem gleichen Stoff verstürzt.',
      'Die Ärmel sind an der Schulter gekräuselt und über dem Ellbogen in ein schmales Bündchen gefasst.',
      'Der Saum ist von Hand rolliert, das dauert je Kleid vierzig Minuten.',
      'Die Seitentaschen fassen ein Telefon und liegen leer ganz flach.',
      'Das Oberteil ist bis zur Taille gefüttert, der Rock bleibt leicht und einlagig.',
    ],
  },
  skirtPleated: {
    name: 'Plisseerock aus {cloth} {print}',
    intro: [
      'Messerfalten rundum, dauerhaft gepresst: Beim Gehen öffnen sie sich, beim Stehen schließen sie sich.',
      'Ein Rock, der auf halber Wade schwingt und aufgerollt in einem Strumpf verreist.',
      'Neunzehn Falten vorn, ebenso viele hinten, jede 32 mm tief.',
      'Auf dem Rad benimmt er sich, auf der Treppe glänzt er.',
      'Jeder Schritt öffnet einen Ton, den das Stehen verbirgt.',
    ],
    make: [
      'Der Bund ist 4 cm breit und vorn glatt, seitlich sitzt ein verdeckter Reißverschluss.',
      'Zwischen Kartonformen gedämpft, sind die Falten auf den ersten 6 cm festgesteppt.',
      'Ein kurzes Baumwollfutter verhindert, dass er an der Strumpfhose haftet.',
      'Der Saum hat kein anderes Gewicht als seinen Umschlag von 2 cm.',
      'Die Falten werden vor dem Zuschnitt fixiert, darum enden alle auf einer Linie.',
    ],
  },
  skirtSlip: {
    name: 'Slip-Rock aus {cloth} {print}',
    intro: [
      'Im schrägen Fadenlauf geschnitten, folgt er der Hüfte und fällt von dort gerade.',
      'Ein Rock, an dem nichts ist: keine Tasche, kein Schlitz, eine Naht je Seite.',
      'Unter dem groben Pullover wirkt er wie ein Unterrock, zum Blazer wie Abendgarderobe.',
      'Er gleitet über Strumpfhosen, übers Knie und in jeden Koffer.',
      'Die halbe Kunst ist der Stoff, die andere Hälfte, ihn in Ruhe zu lassen.',
    ],
    make: [
      'Der Bund ist flach, ein Gummi verbirgt sich in der hinteren Hälfte.',
      'Jede Bahn hängt einen Tag aus, bevor gesäumt wird, sonst verzöge sich der Saum.',
      'Schmale französische Seitennähte verschwinden im Fall des Stoffes.',
      'Ein haarfeiner Saum, von Hand genäht, lässt die Kante schwingen.',
      'Der Bund ist mit Baumwolle gefüttert, ein eingestecktes Hemd bleibt unten.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
