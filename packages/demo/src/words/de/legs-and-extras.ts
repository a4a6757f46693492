import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const legsAndExtras = {
  trousersWide: {
    name: 'Weite Hose aus {cloth} {print}',
    intro: [
      'Zwei Bundfalten öffnen sich zu einem Bein, das von der Hüfte gerade auf den Schuh fällt.',
      'Eine gepresste Bügelfalte hält die Weite in Ordnung.',
      'Sie vertritt den Rock an Tagen, an denen ein Rock nicht in Frage kommt.',
      'Von vorn eine Hose, in Bewegung fast ein Rock.',
      'Die Taille ist hoch, der Rest ist Luft.',
    ],
    make: [
      'Schräge Taschen, Haken und Steg am Bund und 3 cm Saumzugabe zum Auslassen.',
      'Der Bund ist geschwungen und mit Hemdenstoff gefüttert, hinten steht nichts ab.',
      'Auf den ersten 20 cm ist die Bügelfalte von innen gesteppt, darunter nur gepresst.',
      'Die Falten zeigen nach außen zur Tasche und liegen auch im Sitzen flach.',
      'Der Reißverschluss ist zweifach verdeckt, den Bund hält ein unsichtbarer Haken.',
    ],
  },
  trousersStraight: {
    name: 'Gerade Hose aus {cloth} {print}',
    intro: [
      'Ein gerades Bein, am Saum 20 cm weit, das auf Turnschuhen so gut sitzt wie auf Stiefeln.',
      'Ohne Bundfalten und für alle, die von Montag bis Freitag mit einem Paar auskommen wollen.',
      'Der Schnitt stammt vom Anzug, Taschen und Bequemlichkeit von der Chino.',
      'Abends um acht sieht sie aus wie morgens um acht.',
      'Keine Falte, kein Umschlag, keine Dehnung an der falschen Stelle.',
    ],
    make: [
      'Gesäß- und Innennaht sind mit elastischem Stich genäht, die Naht gibt vor dem Stoff nach.',
      'Hinten zwei Paspeltaschen, eine davon mit Knopf; die vorderen sind 17 cm tief.',
      'Ein Band im Bund hält das Hemd, die Schlaufen nehmen einen Gürtel von 35 mm auf.',
      'Die Taschen sind aus Hemdenstoff und festgesteppt, Münzen drücken sich nicht durch.',
      'Am Saum liegen innen 5 cm bereit, für Große und für alle, die es sich anders überlegen.',
    ],
  },
  jeans: {
    name: 'Jeans aus {cloth} {print}',
    intro: [
      'Fünf Taschen, ein gerades Bein und ein Bund, der bis zum Nabel reicht.',
      'Eine Jeans wie vor der Erfindung des Elastans: eine Woche steif, dann ganz die eigene.',
      'Ein Paar für viele Jahre, Reparaturen übernehmen wir kostenlos.',
      'Sie sitzt hoch, am Po eng, und läuft von dort gerade nach unten.',
      'Eine ohne Löcher, die dürfen Sie selbst hinzufügen.',
    ],
    make: [
      'Drei Nadeln nähen mit goldfarbenem Garn, belastete Stellen tragen Kupfernieten.',
      'Der Schlitz schließt mit fünf Knöpfen, der Kettstichsaum wellt sich beim Ausbleichen.',
      'Die Gesäßtaschen sind halb gefüttert, das Lederetikett dunkelt mit den Jahren nach.',
      'Die Innennaht ist gekappt, die äußere auseinandergebügelt und zeigt die Webkante.',
      'Die Schlaufen sind in der Mitte erhaben und in den Bund genäht, wie früher.',
    ],
  },
  sneaker: {
    name: 'Sneaker aus {cloth} {print}',
    intro: [
      'Ein flacher Sneaker ohne Logo auf einer 28 mm hohen Sohle, genäht und nicht bloß geklebt.',
      'Man trägt sie zum Anzug, und niemand verliert ein Wort darüber.',
      'Sechs Ösen, eine gepolsterte Ferse, eine Zunge, die in der Mitte bleibt.',
      'Ein schlichter Schuh für lange Tage auf Steinboden.',
      'Mit dem ersten Kratzer sehen sie besser aus als neu.',
    ],
    make: [
      'Die Schalensohle aus Naturkautschuk ist rundum vernäht, jeder Schuster kann sie ersetzen.',
      'Das Fußbett aus Kork lässt sich zum Trocknen oder für eigene Einlagen herausnehmen.',
      'Die Schnürsenkel sind aus gewachster Baumwolle, ein zweites Paar in Kreide liegt bei.',
      'Die Zunge ist einseitig angenäht, der Schaum im Kragen stellt sich wieder auf.',
      'Die Ösen sind gestanzt und ohne Metall, da wird nichts grün.',
    ],
  },
  boot: {
    name: 'Chelsea-Boots aus {cloth} {print}',
    intro: [
      'Eine Stiefelette mit Gummizug an den Seiten, in die man ohne Schuhlöffel kommt.',
      'Der Schaft ist 14 cm hoch, liegt am Bein an und verschwindet faltenfrei unter der Hose.',
      'Stiefel für nasses Pflaster und trockene Büros, fünfhundert Gramm das Stück.',
      'Sie trocknen über Nacht, glänzen nach einer Minute Bürsten und halten zehn Jahre.',
      'Schlank, aber nicht spitz, am Knöchel nah, aber nicht eng.',
    ],
    make: [
      'Die rahmengenähte Sohle lässt sich mindestens zweimal erneuern, der Absatz ist aus Leder geschichtet.',
      'Schaft und Futter sind jeweils aus einem Stück, die einzige Naht liegt hinten.',
      'Eine halbe Gummisohle kommt schon im Werk darauf, so rutscht am ersten Tag nichts.',
      'Das Gummi wird in Leicester gewebt und übersteht Tausende Züge.',
      'Schlaufen vorn und hinten helfen hinein, die Brandsohle ist mit Eiche gegerbt.',
    ],
  },
  tote: {
    name: 'Shopper aus {cloth} {print}',
    intro: [
      'Laptop mit 14 Zoll, Flasche und Pullover passen hinein, und für das Brot bleibt Platz.',
      'Ein Fach, eine Tasche mit Reißverschluss, zwei Henkel, die über den Mantelärmel gehen.',
      'Zwischen den Sitzen im Zug nimmt er keinen Platz weg, in der Schublade liegt er flach.',
      'Hochkant passt ein Ordner hinein, flach die Brotdose und quer der Schirm.',
      'Montags geht er mit ins Büro, samstags kommt er vom Markt zurück.',
    ],
    make: [
      'Die Henkel sind zweimal durchgenäht, der doppelte Boden trägt 12 kg.',
      'Viermal von Hand lackierte Kanten, innen eine Schlüsselschlaufe an 30 cm Riemen.',
      'Er ist 38 cm breit, 34 hoch und 14 tief, ein Magnet hält ihn zu.',
      'Innen hängt ein Schlüsselfach genau dort, wo die Hand danach sucht.',
      'Die Nähte sind gewendet und eingefasst, am Boden dieser Tasche franst nichts.',
    ],
  },
  beanie: {
    name: 'Mütze aus {cloth} {print}',
    intro: [
      'Eine Mütze mit tiefem Umschlag, die die Ohren bedeckt und nicht in die Augen rutscht.',
      'Warm auf dem Weg und dünn genug für die Manteltasche, sobald man angekommen ist.',
      'Der Umschlag lässt sich ein- oder zweimal legen, so sitzt sie tief oder hoch.',
      'Sie behält ihre Form in der Tasche und Ihre Frisur unter der Kapuze.',
      'Ein kleines Ding, mit dem sich ein ganzer Winter anders anfühlt.',
    ],
    make: [
      'Acht Abnahmen schließen den Kopf, sie liegen flach und bilden keinen Zipfel.',
      'Das Rippenmuster läuft in einem Stück vom Rand bis oben, umgeschlagen 22 cm hoch.',
      'Innen kratzt kein Etikett: Die Größe ist in die Naht gestrickt.',
      'Rund gestrickt und von Hand geschlossen, ohne Naht am Hinterkopf.',
      'Über den Ohren doppelt, oben einfach, so wird es nicht heiß.',
    ],
  },
  scarf: {
    name: 'Schal aus {cloth} {print}',
    intro: [
      'Lang genug für zwei Windungen und das Ende im Revers: 190 mal 32 cm.',
      'Ein Schal, den man sich am kalten Bahnsteig teilt, jeder ein Ende.',
      'Er bringt eine Farbe mehr an den dunklen Mantel, dort, wo man sie sieht.',
      'Um den Hals wärmt er, zusammengelegt ist er ein Kissen.',
      'Der schnellste Weg zu einer Farbe, ohne sonst etwas zu ändern.',
    ],
    make: [
      'Die Fransen sind von Hand gedreht, vier Fäden je Kordel, 7 cm lang.',
      'Beide Längskanten sind geschlossen statt geschnitten und liegen flach am Hals.',
      'Bevor er die Fabrik verlässt, wird er in Quellwasser gewaschen und liegend getrocknet.',
      'Die Enden sind von Hand versäubert, kein Etikett sitzt, wo man es sähe.',
      'An den Rändern lockerer gewebt, fällt er, statt zu stehen.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
