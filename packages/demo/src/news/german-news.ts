import type { LanguageNews } from './news-words.ts'

export const germanNews: LanguageNews = {
  'repair-desk': {
    title: 'Ein zweiter Stuhl am Reparaturtisch',
    summary:
      'Zwei Schneider flicken jetzt, was Sie hier gekauft haben; das meiste ist nach einer Woche zurück.',
    paragraphs: [
      'Seit dem Monatsersten sitzen Ilse und Tomasz nebeneinander am Reparaturtisch. Für ein Mottenloch im Pullover brauchen sie vierzig Minuten, für ein neues Mantelfutter fast einen Tag.',
      'Schicken Sie, was Hilfe braucht, egal wie alt, solange es von uns ist. Knöpfe, Säume und Nähte kosten nichts; bei allem anderen nennen wir den Preis, bevor sich die Nadel bewegt.',
    ],
  },
  'orsa-undyed': {
    title: 'Orsa strickt in der Farbe der Schafe',
    summary:
      'Fünf Pullover aus ungefärbter Wolle: Hafer, Grau und ein Braun, das kein Färber mischen könnte.',
    paragraphs: [
      'Die Spinnerei in Biella hat in diesem Jahr eine Schur beiseitegelegt: von Hand in drei Töne sortiert und so versponnen, wie sie war. Ohne Farbbad gleicht keine Partie ganz der anderen.',
      'Wir haben alles genommen. Die Pullover hier unten sind aus dieser Wolle oder aus ihren gefärbten Nachbarn, und das Garngewicht steht neben jedem.',
    ],
  },
  'resoling-week': {
    title: 'Besohlwoche in Berlin',
    summary: 'Bringen Sie rahmengenähte Schuhe in die Torstraße; nach sechs Tagen haben sie neue Sohlen.',
    paragraphs: [
      'Calder schickt zwei Schuhmacher und eine Maschine, die so viel wiegt wie ein Kleinwagen. Von Montag bis Samstag nehmen sie rahmengenähte Stiefel und Schuhe an, auch von anderen Herstellern.',
      'Neue Ledersohlen kosten 78 Euro, Gummisohlen 64. Wer anderswo wohnt, druckt auf der Rückgabeseite ein Etikett und wählt als Grund „Besohlen“.',
    ],
  },
  'winter-hours': {
    title: 'Wann wir im Dezember packen',
    summary: 'Bis wann Sie bestellen sollten, damit das Paket vor den Feiertagen da ist, Land für Land.',
    paragraphs: [
      'Bestellungen bis zum 18. Dezember erreichen jede Adresse in Deutschland vor dem 24.; für die übrige Europäische Union ist der 15. sicher, für die Vereinigten Staaten der 11.',
      'Zwischen den Jahren ist das Telefon von 10 bis 16 Uhr besetzt. Pakete gehen am 27., 29. und 30. Dezember hinaus, und alles, was Sie bis zum 31. Januar zurückschicken, zählt noch.',
    ],
  },
}
