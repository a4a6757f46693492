import type { ClothKey } from '../../goods/good.ts'
import type { ClothWords } from '../garment-words.ts'

export const specialCloths = {
  mohair: {
    name: 'Mohair',
    facts: '65 % Kid-Mohair, 35 % Wolle, {gsm} g/m²',
    lines: [
      'Kid-Mohair mit einem Kern aus Wolle, {gsm} g/m²: außen ein Flaum, innen ein fester Faden.',
      'Nach dem Stricken wird der Mohair von Hand gebürstet, bis sich Licht in den Fasern fängt.',
      'Das Gestrick wiegt {gsm} g/m² und wärmt wie etwas doppelt so Schweres.',
    ],
  },
  ribCotton: {
    name: 'Rippjersey',
    facts: '95 % Baumwolle, 5 % Elastan, Feinripp, {gsm} g/m²',
    lines: [
      'Feinripp mit {gsm} g/m² gibt nach, wo man sich bewegt, und springt nach der Wäsche zurück.',
      'Gekämmte Baumwolle mit fünf Prozent Elastan, gerippt gestrickt, folgt, ohne zu drücken.',
      'Die Rippen laufen von oben nach unten, dazwischen scheint nichts durch.',
    ],
  },
  chambray: {
    name: 'Chambray',
    facts: '100 % Baumwolle, Chambray, {gsm} g/m²',
    lines: [
      'Chambray hat in einer Richtung blaues Garn, in der anderen weißes, zusammen {gsm} g/m².',
      'Der Stoff sieht aus wie Denim und wiegt mit {gsm} g/m² nur ein Drittel davon.',
      'Der Stoff ist vor dem Nähen einmal gewaschen, das übrige Ausbleichen bleibt Ihnen.',
    ],
  },
  satin: {
    name: 'Cuprosatin',
    facts: '100 % Cupro, Satin, {gsm} g/m²',
    lines: [
      'Cuprosatin mit {gsm} g/m², aus Baumwolllinters, atmet wie Baumwolle und fällt wie Seide.',
      'Eine Sandwäsche dämpft den Glanz, und Wasser hinterlässt keine Flecken.',
      'Ein Satin mit Gewicht, {gsm} g/m², bei Como aus zertifiziertem Garn gewebt.',
    ],
  },
  tweed: {
    name: 'Tweed',
    facts: '100 % schottische Wolle, Tweed, {gsm} g/m²',
    lines: [
      'Tweed mit {gsm} g/m² aus einer Weberei am Fluss Tweed, im Garn fünf gemischte Töne.',
      'Die Wolle ist kardiert, nicht gekämmt; eine Stunde Regen bleibt auf der Oberfläche.',
      'Im Garn verstecken sich Sprenkel in drei weiteren Tönen, die in der Sonne hervorkommen.',
    ],
  },
  corduroy: {
    name: 'Cord',
    facts: '100 % Baumwolle, Cord mit acht Rippen, {gsm} g/m²',
    lines: [
      'Cord mit acht Rippen auf den Zoll, {gsm} g/m², weich vom ersten Abend an.',
      'Der Flor ist tief geschnitten und zweimal gebürstet, Ellbogen und Knie glänzen erst nach Jahren.',
      'Baumwolle mit {gsm} g/m² und Rippen, die man unter dem Daumen spürt.',
    ],
  },
  velvet: {
    name: 'Samt',
    facts: '100 % Baumwolle, Samt, {gsm} g/m²',
    lines: [
      'Baumwollsamt mit {gsm} g/m² und kurzem Flor: Er schluckt Licht, statt es zurückzuwerfen.',
      'Der Flor wird doppelt gewebt und am Stuhl aufgeschnitten, auf alte Art und darum dicht.',
      'Dampf richtet auf, was ein Stuhl plattgedrückt hat, in den Falten ist die Farbe am tiefsten.',
    ],
  },
  nylonDown: {
    name: 'Recycling-Nylon',
    facts: 'Hülle 100 % recyceltes Polyamid, Füllung 90 % Entendaunen',
    lines: [
      'Außen recyceltes Polyamid mit 20 Denier, innen Entendaunen mit 700 cuin.',
      'Die Daunen stammen nicht aus Lebendrupf, eine Nummer im Etikett führt bis zum Hof.',
      'Regen perlt außen ab, und was klamm wird, ist in zwei Stunden trocken.',
    ],
  },
  swimJersey: {
    name: 'Recycling-Jersey',
    facts: '78 % recyceltes Polyamid, 22 % Elastan, {gsm} g/m²',
    lines: [
      'Das Garn war einmal ein Fischernetz; jetzt ist es Jersey mit {gsm} g/m², in der Sonne nach einer halben Stunde trocken.',
      'Recyceltes Polyamid mit einem Fünftel Elastan hält rund zweihundert Schwimmgänge die Form.',
      'Der UV-Schutz liegt bei 50, und die Farbe bleibt auch nach einem langen Sommer.',
    ],
  },
  acetate: {
    name: 'Acetat',
    facts: 'Acetat aus Zellstoff und Baumwolle, Gläser der Kategorie 3',
    lines: [
      'Das Acetat wird aus Zellstoff und Baumwolle gepresst und ruht monatelang vor dem Schnitt.',
      'Aus einer 6 mm starken Platte gefräst, die Farbe geht durch und durch.',
      'Acetat fühlt sich warm an und lässt sich nach Jahren wie neu polieren.',
    ],
  },
  brass: {
    name: 'vergoldetem Messing',
    facts: 'Messing, 3 Mikron vergoldet, nickelfrei',
    lines: [
      'Massives Messing unter drei Mikron Gold, beides wiederverwertet, aus einer Gießerei bei Vicenza.',
      'Das Gold hat 18 Karat und einen warmen Ton, eher Honig als Zitrone.',
      'Metall von diesem Gewicht behält die Form, die Vergoldung ihre Farbe.',
    ],
  },
  silver: {
    name: 'Sterlingsilber',
    facts: 'Sterlingsilber 925, nickelfrei',
    lines: [
      'Sterlingsilber, 925 Teile von tausend, eingeschmolzen aus altem Besteck und alten Ringen.',
      'Das Silber wird erst gebürstet und dann poliert, so sieht es nicht nach Chrom aus.',
      'Mit den Jahren dunkelt das Silber in den Vertiefungen etwas nach, und das steht ihm.',
    ],
  },
} satisfies Partial<Record<ClothKey, ClothWords>>
