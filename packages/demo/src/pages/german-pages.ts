import type { LanguagePages } from './page-words.ts'

export const germanPages: LanguagePages = {
  'shipping-info': {
    title: 'Versand',
    summary: 'Wie lange Pakete brauchen, was der Versand kostet und wer sie bringt.',
    sections: [
      [
        'Wie lange es dauert',
        'Bestellungen bis 14 Uhr verlassen unser Lager in Leipzig an Werktagen noch am selben Abend. Im Land Ihres Shops dauert es zwei bis vier Werktage, in die Länder ringsum vier bis sieben, weiter weg sechs bis zwölf. Die Expresszustellung kommt, wo es sie gibt, am nächsten Werktag.',
        'Das Datum im Warenkorb ist für Ihr Land berechnet und lässt Wochenenden aus; ein Feiertag kann einen Tag mehr kosten.',
      ],
      [
        'Was es kostet',
        'Der Preis jeder Versandart steht vor der Zahlung daneben. Ab der dort genannten Summe ist der Versand frei. Gutscheine und Dateien kommen per E-Mail und kosten keinen Versand.',
      ],
      [
        'Sendung verfolgen',
        'Sobald der Zusteller das Paket erfasst hat, bekommen Sie einen Link per E-Mail. Bewegt sich drei Werktage lang nichts, schreiben Sie uns; wir suchen dann, das müssen nicht Sie tun.',
      ],
      [
        'Zoll',
        'Außerhalb der Europäischen Union kann bei der Ankunft Zoll anfallen. Der Zusteller kassiert ihn; im Betrag, den Sie uns zahlen, ist er nicht enthalten.',
      ],
    ],
  },
  'retail-returns': {
    title: 'Rückgabe',
    summary: 'Dreißig Tage Rückgabe, in der Europäischen Union kostenlos, Geld zurück in fünf Werktagen.',
    sections: [
      [
        'Dreißig Tage',
        'Ungetragenes nehmen wir innerhalb von 30 Tagen nach Erhalt zurück, auch reduzierte Stücke. Für Geschenkboxen haben Sie 60 Tage Zeit. Stücke mit Monogramm sind für Sie gefertigt und gehen nur bei einem Mangel zurück. Ihr gesetzliches Widerrufsrecht von 14 Tagen bleibt davon unberührt.',
      ],
      [
        'So geht es',
        'Öffnen Sie die Bestellung im Konto oder mit ihrer Nummer, markieren Sie die Stücke und drucken Sie das Etikett oder zeigen Sie den Code im Paketshop. Aus der Europäischen Union ist die Rückgabe kostenlos, aus anderen Ländern gilt der Preis des Zustellers.',
      ],
      [
        'Ihr Geld',
        'Wir prüfen das Paket binnen zwei Werktagen und zahlen auf dem gleichen Weg zurück; auf Ihrem Konto ist der Betrag nach höchstens fünf Tagen. Die Versandkosten erstatten wir, wenn die ganze Bestellung zurückkommt.',
      ],
      [
        'Mängel und Reparatur',
        'Die gesetzliche Gewährleistung beträgt zwei Jahre. Nähte, Knöpfe und Säume richten wir kostenlos, solange das Stück Ihnen gehört; das Porto in eine Richtung tragen Sie.',
      ],
    ],
  },
  'privacy-policy': {
    title: 'Datenschutz',
    summary: 'Welche Daten wir speichern, wozu, wie lange und wie man sie löschen lässt.',
    sections: [
      ['Verantwortlich', 'Vitrine Retail GmbH, Torstraße 61, 10119 Berlin, help@vitrine.example.'],
      [
        'Was wir speichern',
        'Für eine Bestellung brauchen wir Namen, Anschrift und E-Mail, auf Wunsch eine Telefonnummer, sowie die gekauften Stücke. Wir bewahren sie so lange auf, wie es das Steuerrecht verlangt, in Deutschland zehn Jahre, und nicht länger. Von Ihrer Bank sehen wir nur, was auf der Überweisung steht.',
      ],
      [
        'Auf diesem Gerät',
        'Warenkorb, Merkzettel und zuletzt angesehene Artikel liegen in Ihrem Browser, damit der Shop auch ohne Verbindung funktioniert. Wer den Speicher des Browsers leert, entfernt sie.',
      ],
      [
        'Ihre Rechte',
        'Sie können einsehen, berichtigen, mitnehmen oder löschen lassen, was wir über Sie gespeichert haben. Schreiben Sie an die Adresse oben, wir antworten binnen sieben Tagen. Beschwerden nimmt auch die Berliner Datenschutzbehörde entgegen.',
      ],
    ],
  },
  'terms-and-conditions': {
    title: 'Allgemeine Geschäftsbedingungen',
    summary: 'Wie ein Vertrag zustande kommt, was die Preise enthalten und welches Recht gilt.',
    sections: [
      [
        'Der Vertrag',
        'Was der Shop zeigt, ist eine Einladung zur Bestellung. Der Vertrag entsteht, wenn wir Ihre Bestellung per E-Mail bestätigen. Ist ein Stück dann ausverkauft, sagen wir es und berechnen es nicht.',
      ],
      [
        'Preise und Zahlung',
        'Jeder gezeigte Preis enthält die Steuer des Landes, in das verkauft wird; an der Kasse kommen nur der Versand und, wo es dabeisteht, eine Gebühr für die Zahlungsart hinzu. Zahlen können Sie auf den dort gezeigten Wegen. Ein Nachlass für eine Zahlungsart steht da, bevor Sie wählen.',
      ],
      [
        'Bonus und Gutscheincodes',
        'Boni gelten zwölf Monate, die ältesten werden zuerst verbraucht. Je Bestellung kann ein Gutscheincode eingelöst werden, eine Auszahlung in Geld gibt es nicht.',
      ],
      [
        'Recht',
        'Es gilt deutsches Recht, soweit nicht das Verbraucherrecht Ihres Landes Sie besser schützt. An Schlichtungsverfahren nehmen wir nicht teil, lesen aber jede Beschwerde.',
      ],
    ],
  },
  about: {
    title: 'Über Vitrine',
    summary: 'Wer wir sind, wessen Kleidung wir verkaufen und wie wir sie auswählen.',
    sections: [
      [
        'Wer wir sind',
        'Vitrine begann 2016 mit vier Metern Schaufenster in der Berliner Torstraße. Heute arbeiten hier dreiundzwanzig Menschen: Einkauf, zwei Schneider in der Reparatur, ein Lager in Leipzig und alle, die täglich von 9 bis 20 Uhr ans Telefon gehen.',
      ],
      [
        'Was wir verkaufen',
        'Acht Hersteller aus Portugal, Italien, Schottland, Litauen und der Türkei. Jeden besuchen wir einmal im Jahr, und neben jedem Stück steht das Gewicht des Stoffes, weil es mehr sagt als ein Eigenschaftswort.',
      ],
      [
        'Was wir lassen',
        'Kein Ausverkauf, der heute Nacht endet, und keine Zähler. Was liegen bleibt, wird einmal reduziert und geht dann an eine Werkstatt, die Decken daraus näht.',
      ],
    ],
  },
}
