import type { PartnerWords } from './partner-words.ts'

export const germanPartners: PartnerWords = {
  agreement: {
    title: 'Partnervereinbarung',
    sections: [
      [
        'Worauf wir uns einigen',
        'Sie zeigen Menschen, die Ihnen folgen, Stücke aus unserem Shop, und wir zahlen Ihnen einen Anteil an dem, was sie kaufen. Stücke, Worte und Tag wählen Sie; wir leihen die Kleidung und zählen die Verkäufe. Beide Seiten können mit einer Frist von einem Monat kündigen.',
      ],
      [
        'Promo-Stücke',
        'Was wir für einen Beitrag schicken, bleibt dreißig Tage lang unser Eigentum. Danach behalten Sie es, schicken es mit dem beigelegten Etikett zurück oder geben es weiter und vermerken das in Ihrem Bereich.',
      ],
      [
        'Ihr Anteil',
        'Jeder Verkauf innerhalb von dreißig Tagen nach einem Besuch über Ihren Beitrag zählt. Der Anteil steht fest, bevor Sie ein Stück nehmen, und ändert sich danach nicht. Zurückgegebenes wird abgezogen, Ausgezahltes bleibt ausgezahlt.',
      ],
      [
        'Ehrliche Beiträge',
        'Sagen Sie, dass Sie bezahlt werden: Das Gesetz verlangt es, und Leser mögen es. Sagen Sie auch, was Ihnen nicht gefällt. Wir lesen keinen Beitrag vorab und bitten nie um Änderungen, es sei denn, ein Preis oder eine Größe stimmt nicht.',
      ],
    ],
  },
  privacy: {
    title: 'Datenschutz für Partner',
    sections: [
      [
        'Was wir zusätzlich speichern',
        'Außer dem, was jede Kundin bei uns hinterlässt, speichern wir Ihre Steuernummer, Ihre Bankverbindung, die Adressen Ihrer Beiträge und die gezahlten Beträge. Das Steuerrecht verlangt zehn Jahre, Statistiken zu Beiträgen löschen wir nach drei.',
      ],
      [
        'Was Sie von anderen sehen',
        'Sie sehen, wie viele Menschen kamen und was sie kauften, nie, wer sie waren. Zahlen unter fünf werden nicht nach Ort oder Größe aufgeschlüsselt.',
      ],
      [
        'Wer es noch sieht',
        'Unsere Buchhaltung und die Bank sehen Auszahlungen. Die Hersteller sehen, wie oft ein Stück gezeigt wurde, ohne Ihren Namen, es sei denn, Sie erlauben es in Ihrem Bereich.',
      ],
    ],
  },
  wiki: {
    title: 'Gut zu wissen',
    articles: [
      {
        slug: 'first-parcel',
        title: 'Ihr erstes Paket',
        text: 'Wählen Sie bis zu vier Stücke in Ihrer Größe oder in der Größe des Menschen, den Sie fotografieren. Das Paket geht am nächsten Werktag ab. Schneiden Sie nur den Pappanhänger ab: Solange das eingenähte Etikett im Stück ist, kann es zurück.',
      },
      {
        slug: 'good-pictures',
        title: 'Bilder, die bei der Wahl helfen',
        text: 'Tageslicht, eine ruhige Wand, einmal das ganze Stück und ein Detail. Nennen Sie Ihre Körpergröße und die Größe, die Sie tragen; diese zwei Zahlen verkaufen mehr als jeder Filter. Filme brauchen keine Musik, das Rascheln des Stoffes genügt.',
      },
      {
        slug: 'sets',
        title: 'Ein Set zusammenstellen',
        text: 'Ein Set ist ein Oberteil und ein Unterteil, die Sie morgen anziehen würden. Markieren Sie das Stück, mit dem es anfing. Sets mit Schuhen werden länger angesehen, Sets mit mehr als vier Teilen nicht.',
      },
      {
        slug: 'money',
        title: 'Wann das Geld kommt',
        text: 'Verkäufe warten dreißig Tage, denn so lange können sie zurückgegeben werden. Am Fünften jedes Monats wird alles Ältere ausgezahlt, ab einem Guthaben von zwanzig Euro. Die Abrechnung liegt als Datei in Ihrem Bereich.',
      },
    ],
  },
}
