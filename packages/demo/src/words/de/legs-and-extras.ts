import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const legsAndExtras = {
  trousersWide: {
    name: 'Weite Hose aus {cloth} {print}',
    intro: [
      'Zwei Bundfalten öffnen sich zu einem Bein, das von der Hüfte gerade auf den Schuh fällt.',
      'Eine gepresste Bügelfalte hält die Weite in Ordnung.',
      'Sie vertritt den Rock an Tagen, an denen ein Rock nicht in Frage kommt.',
    ],
    make: [
      'Schräge Taschen, Haken und Steg am Bund und 3 cm Saumzugabe zum Auslassen.',
      'Der Bund ist geschwungen und mit Hemdenstoff gefüttert, hinten steht nichts ab.',
      'Auf den ersten 20 cm ist die Bügelfalte von innen gesteppt, darunter nur gepresst.',
    ],
  },
  trousersStraight: {
    name: 'Gerade Hose aus {cloth} {print}',
    intro: [
      'Ein gerades Bein, am Saum 20 cm weit, das auf Turnschuhen so gut sitzt wie auf Stiefeln.',
      'Ohne Bundfalten und für alle, die von Montag bis Freitag mit einem Paar auskommen wollen.',
      'Der Schnitt stammt vom Anzug, Taschen und Bequemlichkeit von der Chino.',
    ],
    make: [
      'Gesäß- und Innennaht sind mit elastischem Stich genäht, die Naht gibt vor dem Stoff nach.',
      'Hinten zwei Paspeltaschen, eine davon mit Knopf; die vorderen sind 17 cm tief.',
      'Ein Band im Bund hält das Hemd, die Schlaufen nehmen einen Gürtel von 35 mm auf.',
    ],
  },
  jeans: {
    name: 'Jeans aus {cloth} {print}',
    intro: [
      'Fünf Taschen, ein gerades Bein und eine Leibhöhe bis zum Nabel.',
      'Eine Jeans wie vor der Erfindung des Elastans: eine Woche steif, dann ganz die eigene.',
      'Ein Paar für viele Jahre, Reparaturen übernehmen wir kostenlos.',
    ],
    make: [
      'Drei Nadeln nähen mit goldfarbenem Garn, belastete Stellen tragen Kupfernieten.',
      'Der Schlitz schließt mit fünf Knöpfen, der Kettstichsaum wellt sich beim Ausbleichen.',
      'Die Gesäßtaschen sind halb gefüttert, das Lederetikett dunkelt mit den Jahren nach.',
    ],
  },
  sneaker: {
    name: 'Sneaker aus {cloth} {print}',
    intro: [
      'Ein flacher Sneaker ohne Logo auf einer 28 mm hohen Sohle, genäht und nicht bloß geklebt.',
      'Zum Anzug getragen, verliert niemand ein Wort darüber.',
      'Sechs Ösen, eine gepolsterte Ferse, eine Zunge, die in der Mitte bleibt.',
    ],
    make: [
      'Die Schalensohle aus Naturkautschuk ist rundum vernäht, jeder Schuster kann sie ersetzen.',
      'Das Fußbett aus Kork lässt sich zum Trocknen oder für eigene Einlagen herausnehmen.',
      'Die Schnürsenkel sind aus gewachster Baumwolle, ein zweites Paar in Kreide liegt bei.',
    ],
  },
  boot: {
    name: 'Chelsea-Boots aus {cloth} {print}',
    intro: [
      'Eine Stiefelette mit Gummizug an den Seiten, in die man ohne Schuhlöffel kommt.',
      'Der Schaft ist 14 cm hoch, liegt am Bein an und verschwindet faltenfrei unter der Hose.',
      'Stiefel für nasses Pflaster und trockene Büros, fünfhundert Gramm das Stück.',
    ],
    make: [
      'Die rahmengenähte Sohle lässt sich mindestens zweimal erneuern, der Absatz ist aus Leder geschichtet.',
      'Schaft und Futter sind jeweils aus einem Stück, die einzige Naht liegt hinten.',
      'Eine halbe Gummisohle kommt schon im Werk darauf, so rutscht am ersten Tag nichts.',
    ],
  },
  tote: {
    name: 'Shopper aus {cloth} {print}',
    intro: [
      'Laptop mit 14 Zoll, Flasche und Pullover passen hinein, und für das Brot bleibt Platz.',
      'Ein Fach, eine Tasche mit Reißverschluss, zwei Henkel, die über den Mantelärmel gehen.',
      'Auf dem Boden des Zuges steht er von allein, in der Schublade liegt er flach.',
    ],
    make: [
      'Die Henkel sind genietet und genäht, der doppelte Boden trägt 12 kg.',
      'Viermal von Hand lackierte Kanten, innen eine Schlüsselschlaufe an 30 cm Riemen.',
      'Er ist 38 cm breit, 34 hoch und 14 tief, ein Magnet hält ihn zu.',
    ],
  },
  beanie: {
    name: 'Mütze aus {cloth} {print}',
    intro: [
      'Eine Mütze mit tiefem Umschlag, die die Ohren bedeckt und nicht in die Augen rutscht.',
      'Warm genug für minus zehn Grad, dünn genug für die Manteltasche.',
      'Der Umschlag lässt sich ein- oder zweimal legen, so sitzt sie tief oder hoch.',
    ],
    make: [
      'Acht Abnahmen schließen den Kopf, sie liegen flach und bilden keinen Zipfel.',
      'Das Rippenmuster läuft in einem Stück vom Rand bis oben, umgeschlagen 22 cm hoch.',
      'Innen kratzt kein Etikett: Die Größe ist in die Naht gestrickt.',
    ],
  },
  scarf: {
    name: 'Schal aus {cloth} {print}',
    intro: [
      'Lang genug für zwei Windungen und das Ende im Revers: 190 mal 32 cm.',
      'Ein Schal, den man sich am kalten Bahnsteig teilt und danach als Decke nimmt.',
      'Er bringt eine Farbe mehr an den dunklen Mantel, dort, wo man sie sieht.',
    ],
    make: [
      'Die Fransen sind von Hand gedreht, vier Fäden je Kordel, 7 cm lang.',
      'Beide Längskanten sind geschlossen statt geschnitten und liegen flach am Hals.',
      'Bevor er die Fabrik verlässt, wird er in Quellwasser gewaschen und mit Karden aufgeraut.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
