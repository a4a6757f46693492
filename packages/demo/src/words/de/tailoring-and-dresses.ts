import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const tailoringAndDresses = {
  blazer: {
    name: 'Blazer aus {cloth} {print}',
    intro: [
      'Eine Jacke ohne Einlage und Schulterpolster, die wie eine Strickjacke fällt und wie ein Blazer aussieht.',
      'Zwei Knöpfe, fallendes Revers, eine Länge, die die Hüfte bedeckt.',
      'Am Freitag in die Tasche gelegt, am Samstag herausgeholt und angezogen.',
    ],
    make: [
      'Gefüttert sind nur die Ärmel, innen sind die Nähte mit Baumwollband eingefasst.',
      'Die Knöpfe sind aus Horn, die Ärmelknöpfe lassen sich öffnen, innen schließen zwei Taschen mit Schlinge.',
      'Der Unterkragen ist von Hand verfilzt, ein kurzer Rückenschlitz hilft beim Sitzen.',
    ],
  },
  coat: {
    name: 'Mantel aus {cloth} {print}',
    intro: [
      'Ein Zweireiher, der unter dem Knie endet und Platz für Pullover und Sakko lässt.',
      'Das breite Revers schließt bis zum Kinn, wenn der Wind dreht; ein verdeckter Haken hält es dort.',
      'Unter diesem Mantel findet der restliche Winter Platz.',
    ],
    make: [
      'Die Kanten sind ohne Beleg von Hand genäht, die Taschen in der Seitennaht mit Flanell gefüttert.',
      'Das Futter ist aus Cupro und über den Schultern gesteppt, der Saum hängt frei.',
      'Sechs Hornknöpfe stehen auf Fadenstielen, innen hält je ein kleiner Knopf dagegen.',
    ],
  },
  trench: {
    name: 'Trenchcoat aus {cloth} {print}',
    intro: [
      'Ein Trench mit Sturmklappe, Gürtel und Rückenpasse, so wie er einmal erdacht wurde.',
      'Der Regen läuft über die Rückenpasse ab und an den Taschen vorbei; dafür ist ein Trench da.',
      'Zwischen den Jahreszeiten passt er über den Anzug ebenso wie über ein Kapuzenshirt.',
    ],
    make: [
      'Ein Zwickel unter dem Arm gibt der Schulter Spiel, die Gürtelschnallen sind mit Leder bezogen.',
      'Die Kellerfalte im Rücken ist 38 cm tief und lässt sich an ruhigen Tagen zuknöpfen.',
      'Die Schulternähte sind getapt, in die Taschen kommt man von außen und von innen.',
    ],
  },
  dressTie: {
    name: 'Kleid mit Bindegürtel aus {cloth} {print}',
    intro: [
      'Der Gürtel aus dem gleichen Stoff wird vorn, seitlich oder gar nicht gebunden.',
      'Kurze gekräuselte Ärmel, ein V-Ausschnitt und ein Rock, der an der schmalsten Stelle beginnt.',
      'Ein Kleid für die Hochzeit im Juli und, mit Stiefeln, für einen Dienstag im November.',
    ],
    make: [
      'Brustabnäher und Kräusel unter dem Gürtel geben die Form, einen Reißverschluss hat es nicht.',
      'Die Taschen liegen in den Seitennähten und sind mit Riegeln gesichert.',
      'Der Saum ist 4 cm eingeschlagen, das reicht, um ihn einmal auszulassen.',
    ],
  },
  dressLong: {
    name: 'Midikleid aus {cloth} {print}',
    intro: [
      'Wadenlang, mit hoch angesetztem Rock, dessen Weite aus sechs Bahnen kommt.',
      'Ein Kleid, das man im Dunkeln anziehen kann: kein Verschluss im Rücken, kein Futter, das klettert.',
      'Ein schmaler Gürtel markiert die Taille, von dort öffnet sich die Linie gleichmäßig bis zum Saum.',
    ],
    make: [
      'Flache Nähte verbinden die Bahnen, der Ausschnitt ist mit dem gleichen Stoff verstürzt.',
      'Die Ärmel sind an der Schulter gekräuselt und über dem Ellbogen in ein schmales Bündchen gefasst.',
      'Der Saum ist von Hand rolliert, das dauert je Kleid vierzig Minuten.',
    ],
  },
  skirtPleated: {
    name: 'Plisseerock aus {cloth} {print}',
    intro: [
      'Messerfalten rundum, dauerhaft gepresst: beim Gehen öffnen sie sich, beim Stehen schließen sie.',
      'Ein Rock, der auf halber Wade schwingt und aufgerollt in einem Strumpf verreist.',
      'Neunzehn Falten vorn, ebenso viele hinten, jede 32 mm tief.',
    ],
    make: [
      'Der Bund ist 4 cm breit und vorn glatt, seitlich sitzt ein verdeckter Reißverschluss.',
      'Zwischen Kartonformen gedämpft, sind die Falten auf den ersten 6 cm festgesteppt.',
      'Ein kurzes Baumwollfutter verhindert, dass er an der Strumpfhose haftet.',
    ],
  },
  skirtSlip: {
    name: 'Slip-Rock aus {cloth} {print}',
    intro: [
      'Im schrägen Fadenlauf geschnitten, folgt er der Hüfte und fällt von dort gerade.',
      'Ein Rock, an dem nichts ist: keine Tasche, kein Schlitz, eine Naht je Seite.',
      'Unter dem groben Pullover wirkt er wie ein Unterrock, zum Blazer wie Abend.',
    ],
    make: [
      'Der Bund ist flach, ein Gummi verbirgt sich in der hinteren Hälfte.',
      'Jede Bahn hängt einen Tag aus, bevor gesäumt wird, sonst verzöge sich der Saum.',
      'Schmale französische Seitennähte verschwinden im Fall des Stoffes.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
