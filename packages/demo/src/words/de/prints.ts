import type { GarmentWords } from '../garment-words.ts'

export const prints: GarmentWords['prints'] = {
  breton: {
    name: 'mit Bretonstreifen',
    lines: [
      'Bretonstreifen, breite Abstände und schmale Linien, wie Matrosen sie trugen.',
      'Die Streifen sind im Garn gefärbt und laufen nicht in den Grund aus.',
      'An der Seitennaht trifft Streifen auf Streifen, das kostet Geduld beim Zuschnitt und etwas Stoff.',
    ],
  },
  bengal: {
    name: 'mit Streifen',
    lines: [
      'Bengalstreifen: Farbe und Grund sind gleich breit, von Weitem wird daraus ein Ton.',
      'Die Streifen sind gewebt, nicht gedruckt, und bleiben Wäsche für Wäsche scharf.',
    ],
  },
  pinstripe: {
    name: 'mit Nadelstreifen',
    lines: [
      'Der Nadelstreifen ist einen Faden breit: am Schreibtisch zu sehen, über die Straße nicht.',
      'Ein Streifen, dünn wie ein Bleistiftstrich, der jeden etwas länger macht.',
    ],
  },
  check: {
    name: 'mit Karomuster',
    lines: [
      'Das Karo ist aus gefärbtem Garn gewebt und auf der Rückseite so klar wie vorn.',
      'Im Karo kreuzen sich drei Töne, und wo sie sich überlagern, entsteht ein vierter.',
      'Zuerst lagen die Linien auf Papier, bis keine Kreuzung lauter war als die nächste.',
    ],
  },
  gingham: {
    name: 'mit Vichykaro',
    lines: [
      'Vichy ist das einfachste Karo: eine Farbe, ein heller Faden und ein Halbton dazwischen.',
      'Die kleinen Quadrate liegen genau im Fadenlauf, am Saum kippt nichts.',
    ],
  },
  dots: {
    name: 'mit Punkten',
    lines: [
      'Die Punkte sind so klein, dass sie quer durchs Zimmer wie Struktur wirken.',
      'Die Punkte stehen auf Lücke, darum findet das Auge keine Linie, der es folgen könnte.',
      'Punkte auf ruhigem Grund, gedruckt mit Farbe, die den Stoff weich lässt.',
    ],
  },
  floral: {
    name: 'mit Blumenmuster',
    lines: [
      'Die Blumen wurden zuerst aquarelliert und in Originalgröße gedruckt.',
      'Zwei Blütenfarben auf dem Grund, so gesetzt, dass vorn keine Blume zerschnitten wird.',
    ],
  },
  houndstooth: {
    name: 'mit Hahnentritt',
    lines: [
      'Hahnentritt, vier Fäden hell und vier dunkel, älter als jeder, der ihn altmodisch findet.',
      'Dieses gebrochene Karo trugen erst die Hirten und dann die Lords, und beide hatten recht.',
      'Die Zacken sind groß gezeichnet, das Muster will gesehen und nicht erraten werden.',
    ],
  },
  argyle: {
    name: 'mit Argyle-Rauten',
    lines: [
      'Die Rauten sind eingestrickt, jede mit eigener Spule, darüber kreuzt eine feine Linie.',
      'Argyle ohne Golfplatz: drei ruhige Töne einer Familie.',
    ],
  },
  windowpane: {
    name: 'mit Fensterkaro',
    lines: [
      'Das Fensterkaro ist mit einer dünnen Linie gezogen, weit genug, um dem Stoff Ruhe zu lassen.',
      'Große Quadrate, schmale Stege: ein Karo, das nicht schwatzt.',
      'Vor dem Zuschnitt werden die Felder von Hand ausgerichtet, das Raster läuft gerade von Kante zu Kante.',
    ],
  },
  leaf: {
    name: 'mit Blättermuster',
    lines: [
      'Die Blätter liegen in drei Größen übereinander, gezeichnet nach einem Farn im Atelierfenster.',
      'Blätter in alle Richtungen, so steht nichts auf dem Kopf.',
      'Jedes Blatt hat eine Rippe und keinen Schatten, wie in einem Herbarium.',
    ],
  },
}
