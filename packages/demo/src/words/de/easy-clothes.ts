import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const easyClothes = {
  cardigan: {
    name: 'Strickjacke aus {cloth} {print}',
    intro: [
      'Eine Strickjacke mit fünf Knöpfen und zwei Taschen, unter die auch ein Hemd passt.',
      'Sie hängt tagsüber über der Stuhllehne und geht abends über den Schultern nach Hause.',
      'Zugeknöpft ist sie Pullover, offen eine Jacke; kaum ein Stück wechselt so leicht die Rolle.',
      'Der Ausschnitt beginnt tief und lässt einen Kragen oder feinen Rolli sehen.',
      'In jedem Schrank gibt es eine Strickjacke, die immer zuerst dran ist, und dafür ist diese gemacht.',
    ],
    make: [
      'Die Blende ist angestrickt und mit Ripsband hinterlegt, so zieht kein Knopf.',
      'Die Taschen werden einzeln gestrickt und Masche für Masche angekettelt.',
      'Fünf Hornknöpfe, jeder mit einem flachen Gegenknopf, ein Ersatzknopf liegt innen.',
      'Bündchen und Saum haben 7 cm Rippe, das Armloch ist geformt statt gerade.',
      'Ein Band läuft von Schulter zu Schulter, denn schwerer Strick wächst gern in die Breite.',
    ],
  },
  puffer: {
    name: 'Daunenjacke aus {cloth} {print}',
    intro: [
      'Eine Daunenjacke bis zur Hüfte, deren Kragen das Kinn verschwinden lässt.',
      'Sie wiegt so viel wie zwei Hemden und wärmt bis minus fünfzehn Grad.',
      'Die Steppung ist schmal, deshalb sieht sie nach Jacke aus und nicht nach Bettzeug.',
      'In die eigene Tasche gestopft, wird sie zum Kissen für den Nachtzug.',
      'Sagt der Wetterbericht Wind, Schnee oder beides, greifen die meisten nach dieser Jacke.',
    ],
    make: [
      'Jede Kammer ist für sich geschlossen, die Daunen können nicht nach unten wandern.',
      'Der Zweiwegereißverschluss reicht bis unters Kinn, eine Kordel schließt den Saum.',
      'Die Taschen sind mit Fleece gefüttert, in die innere passen Pass und Handschuhe.',
      'Elastische Bündchen liegen eng am Handgelenk, kein Wind kriecht den Ärmel hinauf.',
      'Hinter dem Reißverschluss liegt eine gepolsterte Leiste, am Kinn ist sie weich abgedeckt.',
    ],
  },
  bowBlouse: {
    name: 'Schluppenbluse aus {cloth} {print}',
    intro: [
      'Eine Bluse mit langem Band am Hals: Schleife, loser Knoten oder zwei freie Enden.',
      'Die Schleife ersetzt die Kette, der Rest der Bluse hält sich zurück.',
      'Unter dem Blazer sieht man nur die Schleife, ohne ihn auch den weiten Ärmel.',
      'Für Morgen, an denen das Anziehen nur eine Entscheidung kosten darf.',
      'Weiche Schulter, weiter Ärmel und ein Band, das lang genug für eine richtige Schleife ist.',
    ],
    make: [
      'Das Band ist schräg in einem Stück geschnitten und nur im Nacken festgenäht.',
      'Die Ärmel münden in 6 cm hohe Manschetten mit drei bezogenen Knöpfen.',
      'Eine verdeckte Leiste hält die Front unter der Schleife ruhig.',
      'Alle Nähte sind Rechts-links-Nähte, der Saum ist gerollt und nur 3 mm schmal.',
      'Eine kleine Schlaufe in der Passe schont den Halsausschnitt vor dem Bügelhaken.',
    ],
  },
  jumpsuit: {
    name: 'Overall aus {cloth} {print}',
    intro: [
      'Ein Reißverschluss, ein Gürtel, und die Frage, was wozu passt, ist erledigt.',
      'Bequem wie eine Latzhose, mit der Linie eines Kleides und weiten Beinen.',
      'Ein Gürtel markiert die Taille, darüber fällt das Oberteil leicht blusig.',
      'Für Sommeressen, lange Flüge und Hochzeiten, auf denen alle anderen Kleider tragen.',
      'Ein Overall mit V-Ausschnitt und kurzem Puffärmel, der sich mit Sandalen wie mit Loafern verträgt.',
    ],
    make: [
      'Zwei Falten an den Schultern geben nach, wenn man sitzt oder nach oben greift.',
      'Die Taschen liegen in den Seitennähten, vorn öffnet ein verdeckter Reißverschluss bis zur Hüfte.',
      'Die Taillennaht ist doppelt und hinten elastisch, so passt die Länge mehr als einer Größe.',
      'Am Saum sind 5 cm eingeschlagen, die Hälfte davon lässt sich auslassen.',
      'Gehäkelte Schlaufen halten den Gürtel, der zum Waschen abgenommen wird.',
    ],
  },
  shorts: {
    name: 'Shorts aus {cloth} {print}',
    intro: [
      'Shorts mit Bundfalten und Umschlag, geschnitten wie eine Hose, die bewusst früher aufhört.',
      'Sie enden eine Handbreit über dem Knie, eine Länge, die auch in der Stadt geht.',
      'Hoch in der Taille, weit im Bein, kühl bei dreißig Grad.',
      'Mit Hemd im August ins Büro, mit T-Shirt an den See.',
      'Ein Begleiter vom Frühstück auf dem Balkon bis zur letzten Straßenbahn.',
    ],
    make: [
      'Der Bund ist vorn glatt und hinten elastisch, die Schlaufen tragen einen richtigen Gürtel.',
      'Zwei schräge Taschen und hinten eine mit Knopf, alle mit Baumwolle gefüttert.',
      'Der Umschlag ist 4 cm hoch und an den Nähten befestigt, Sand sammelt sich dort nicht.',
      'Die Falten sind drei Zentimeter weit abgesteppt und springen dann auf.',
      'Die Schrittnaht ist doppelt genäht und eingefasst, bei schlechteren Shorts reißt sie zuerst.',
    ],
  },
  swimsuit: {
    name: 'Badeanzug aus {cloth} {print}',
    intro: [
      'Ein Einteiler zum Bahnenschwimmen, ohne Haken, Ringe und Rüschen.',
      'Der Beinausschnitt ist mittelhoch, der Rücken tief genug für die Sonne.',
      'Nach dem Kopfsprung sitzt er, wo er saß; genau so haben wir ihn geprüft.',
      'Gut im Januar im Hallenbad, im Juli auf den Felsen, abends unter der Leinenhose.',
      'Stabile Träger und fester Halt, für Menschen, die wirklich nass werden.',
    ],
    make: [
      'Der ganze Anzug ist mit demselben Stoff gefüttert und bleibt nass blickdicht.',
      'Die Kanten sind mit Gummi eingefasst, das Chlor und Sonnencreme übersteht.',
      'Die Träger sind flach angenäht, kein Schieber drückt auf der Schulter.',
      'Flachnähte liegen von der Haut weg und scheuern auch unter Neopren nicht.',
      'Eine weiche Tülleinlage stützt die Brust und lässt sich herausnehmen.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
