import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Forms of schools whose authors never saw the words of the reader (R12.5). */

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const rows = (text: string) => batch(read(text), 'results').map(({ cells }) => cells)
/** Each row by its unit, name and outcome: `W46KG QFNL Ana Um W`. */
const outcomes = (text: string) =>
  rows(text).map(
    ({ unit, name, wlt }) => `${unit.slice(3, 22).replace(/-+$/, '')} ${unit.slice(22, 26)} ${name} ${wlt}`,
  )

describe('a match in a row without a header', () => {
  test.each([
    ['WRESTLING FREESTYLE – Girls 46 kg', 'Qtr', 'bt', 'lost to'],
    ['LUTA LIVRE – Feminino 46 kg', 'Quartas', 'venceu', 'perdeu para'],
    ['LUCHA LIBRE OLÍMPICA – Femenino 46 kg', 'Cuartos', 'venció a', 'perdió ante'],
  ])('below “%s” is won by the side that the words “%s | … | %s | …” name', (title, round, won, lost) => {
    const text = `${title}\n${round}|Ana Um (AL)|${won}|Bia Dois (BA)|10-0\n${round}|Eva Três (CE)|${lost}|Lia Seis (GO)|3-5`
    expect(outcomes(text)).toEqual([
      'WFS46KG QFNL Ana Um W',
      'WFS46KG QFNL Bia Dois L',
      'WFS46KG QFNL Eva Três L',
      'WFS46KG QFNL Lia Seis W',
    ])
  })

  test.each([
    'Campo Norte, 22-24 July 2027',
    'Ginásio Norte, 22-24 de julho de 2027',
    'Gimnasio Norte, 22 - 24 julio 2027',
  ])('is not “%s”, which has the days of the competition', (line) => {
    const text = `FUTSAL SUB 16 MASCULINO\n${line}\nFinal\nNorte|2-1|Sul`
    expect(outcomes(text)).toEqual(['MTEAM5---U16 FNL- Norte W', 'MTEAM5---U16 FNL- Sul L'])
  })
})

test.each(['Qtr Final', '1/4 F', 'Qtr'])('“%s” is a quarter-final', (round) => {
  const text = `FUTSAL SUB 16 MASCULINO\nRound|Team A|Score|Team B\n${round}|Norte|2-1|Sul`
  expect(outcomes(text).map((line) => line.split(' ')[1])).toEqual(['QFNL', 'QFNL'])
})

describe('below the ranking round', () => {
  test.each([
    ['ARCHERY – Recurve U17 girls\nRANKING ROUND\nRank|Archer|State|Total', 'Bronze', 'Gold', 'MIXED TEAM'],
    [
      'TIRO COM ARCO – Recurvo sub 17 feminino\nRANQUEAMENTO\nPos.|Arqueira|UF|Total',
      'Bronze',
      'Ouro',
      'EQUIPES MISTAS',
    ],
    [
      'TIRO CON ARCO – Recurvo sub 17 femenino\nCLASIFICATORIA\nPos.|Arquera|Provincia|Total',
      'Bronce',
      'Oro',
      'EQUIPOS MIXTOS',
    ],
  ])('of “%s” the knockout behind an empty row is of matches', (head, bronze, gold, mixed) => {
    const ranking = '1|Ana Um|AL|620\n2|Bia Dois|BA|614\n3|Eva Três|CE|601\n4|Lia Seis|GO|599'
    const knockout = `1/2|Ana Um|6-0|Lia Seis\n|Bia Dois|4-6|Eva Três\n${bronze}|Lia Seis|6-2|Bia Dois\n${gold}|Ana Um|4-6|Eva Três`
    const team = `${mixed}|Norte|5-3|Sul|final`
    expect(outcomes(`${head}\n${ranking}\n\n${knockout}\n\n${team}`).filter((line) => !line.includes('QUAL'))).toEqual([
      'WINDIVID-U17 SFNL Ana Um W',
      'WINDIVID-U17 SFNL Lia Seis L',
      'WINDIVID-U17 SFNL Bia Dois L',
      'WINDIVID-U17 SFNL Eva Três W',
      'WINDIVID-U17 FNL- Lia Seis W',
      'WINDIVID-U17 FNL- Bia Dois L',
      'WINDIVID-U17 FNL- Ana Um L',
      'WINDIVID-U17 FNL- Eva Três W',
      'XTEAM FNL- Norte W',
      'XTEAM FNL- Sul L',
    ])
  })
})

describe('a table below another', () => {
  test.each([
    [
      'LONG JUMP GIRLS U18',
      'PENTATHLON BOYS U18',
      'Pos|Bib|Name|County|1|2|Best',
      'Pos|Name|County|100m|LJ|HJ|400m|Total',
    ],
    [
      'SALTO EM DISTÂNCIA FEM. SUB 18',
      'PENTATLO MASC. SUB 18',
      'Pos|Nº|Nome|Escola|1|2|Melhor',
      'Pos|Nome|Escola|100m|SD|SA|400m|Total',
    ],
    [
      'SALTO LARGO FEM. SUB 18',
      'PENTATLÓN MASC. SUB 18',
      'Pos|Nº|Nombre|Club|1|2|Mejor',
      'Pos|Nombre|Club|100m|SL|SA|400m|Total',
    ],
  ])('of “%s”, “%s”, has its own header of measures', (one, other, header, ownHeader) => {
    const text = `ATLETISMO\n${one}\n${header}\n1|12|Ana Um|AL|5,02|5,21|5,21\n\n${other}\n${ownHeader}\n1|Davi Sá|BA|688|640|612|701|2641\n2|Ivo Reis|CE|600|640|612|701|2553`
    expect(read(text).problems).toEqual([])
    expect(rows(text).map(({ name, rank, result }) => [name, rank, result?.replace(',', '.')])).toEqual([
      ['Ana Um', '1', '5.21'],
      ['Davi Sá', '1', '2641'],
      ['Ivo Reis', '2', '2553'],
    ])
  })

  test.each([
    ['ROWING', 'Event 12 - Boys U16 4x+', 'A FINAL', 'B FINAL', 'Pl|Lane|School|Time'],
    ['REMO', 'Prova 12 - Masculino sub 16 4x+', 'FINAL A', 'FINAL B', 'Col.|Raia|Escola|Tempo'],
    ['REMO', 'Prueba 12 - Varones sub 16 4x+', 'FINAL A', 'FINAL B', 'Puesto|Carril|Colegio|Tiempo'],
  ])('has its event and its phase in two cells: %s, “%s”, “%s”', (sport, event, final, lesser, header) => {
    const text = `${sport}\n\n${event}||${final}|\n${header}\n1|3|Norte|5:41.20\n2|4|Sul|5:43.97\n${event}||${lesser}|\n1|3|Leste|5:47.66`
    expect(read(text).problems).toEqual([])
    expect(rows(text).map(({ unit, name }) => `${unit.slice(3, 12)} ${unit.slice(22, 27)} ${name}`)).toEqual([
      'M4XU16--- FNL-A Norte',
      'M4XU16--- FNL-A Sul',
      'M4XU16--- FNL-B Leste',
    ])
  })

  test.each([
    ['POINTS (6-4-3)|Ev 12|Ev 14|Total', 'Pl|Lane|School|Time'],
    ['PONTOS (6-4-3)|P 12|P 14|Total', 'Col.|Raia|Escola|Tempo'],
    ['PUNTOS (6-4-3)|P 12|P 14|Total', 'Puesto|Carril|Colegio|Tiempo'],
  ])('“%s” is not of its ranks', (points, header) => {
    const text = `REMO – 4x+ sub 16 masculino\n${header}\n1|3|Norte|5:41.20\n2|4|Sul|5:43.97\n\n${points}\nNorte|6|-|6\nSul|4|4|8`
    const { notRead, problems, questions } = read(text)
    expect(notRead.map(({ row, rows: below }) => [row, below])).toEqual([[6, [6, 7, 8]]])
    expect([problems, questions]).toEqual([[], []])
    expect(rows(text).map(({ name }) => name)).toEqual(['Norte', 'Sul'])
  })

  test('repeats words of the header in other columns', () => {
    const text =
      'Gymnast|School|Vault|Bars|Beam|AA|Place\nAna Um|AL|9.10|8.85|8.60|26.55|1\nBia Dois|BA|8.95|8.10|8.20|25.25|2\n\nTEAM||Vault|Bars|Beam|Total|\n1|AL|26.60|25.10|25.15|76.85|\n2|BA|26.50|25.05|25.15|76.70|'
    expect(read(`GYMNASTICS – GIRLS\n${text}`).notRead).toMatchObject([{ row: 6, rows: [7, 8] }])
  })
})

describe('matches', () => {
  test.each([
    [
      'FOOTBALL BOYS U16',
      'Campo Norte, 22-24 July 2027',
      'Date|KO|Match|Team|Score|Team|Remarks',
      'Pool A|P|W|D|L|GD|Pts',
      '1/2 F',
    ],
    [
      'FUTEBOL SUB 16 MASCULINO',
      'Campo Norte, 22-24 de julho de 2027',
      'Data|Hora|Jogo|Equipe|Placar|Equipe|Obs.',
      'Grupo A|J|V|E|D|SG|Pts',
      'Semifinal',
    ],
    [
      'FÚTBOL SUB 16 MASCULINO',
      'Campo Norte, 22-24 de julio de 2027',
      'Fecha|Hora|Partido|Equipo|Marcador|Equipo|Obs.',
      'Grupo A|PJ|PG|PE|PP|DG|Pts',
      'Semifinal',
    ],
  ])('of “%s”, “%s” continue below the standings', (title, place, header, standings, semifinal) => {
    const text = `${title}\n${place}\n${header}\n22/7|9:00|Grupo A|Norte|2-0|Sul|\n\n${standings}\nNorte|1|1|0|0|2|3\nSul|1|0|0|1|-2|0\n\n23/7|14:00|${semifinal}|Norte|2-1|Leste|\n||||||Protesto indeferido\n|15:30|Final|Norte|0-2|Oeste|`
    const { passedOver, batches } = read(text)
    expect(outcomes(text).slice(2)).toEqual([
      'MTEAM11--U16 SFNL Norte W',
      'MTEAM11--U16 SFNL Leste L',
      'MTEAM11--U16 FNL- Norte L',
      'MTEAM11--U16 FNL- Oeste W',
    ])
    expect(passedOver.filter(({ why }) => why !== 'title')).toEqual([
      ...[6, 7, 8].map((row) => ({ row, why: 'standings' })),
      { row: 11, why: 'note' },
    ])
    const days = batches.flatMap((one) => (one.kind === 'schedule' ? one.rows.map(({ cells }) => cells.date) : []))
    expect(days).toEqual(['2027-07-22', '2027-07-23', '2027-07-23'])
  })

  test.each([
    ['BADMINTON', 'Iniciados femininos – individual', 'Pares mistos (só final)'],
    ['BÁDMINTON', 'Infantil femenino – individual', 'Dobles mixtos (solo final)'],
    ['BADMINTON', 'U15 girls – singles', 'Mixed doubles (only final)'],
  ])('of “%s”, “%s” have their day beside the title, and “%s” is the event of a final', (sport, singles, pairs) => {
    const text = `${sport}\n${singles}|||||13-03-2027\nFinal\nAna Um (AL)||Bia Dois (BA)||21-18 15-21 18-21\n${pairs}\nEva Três + Ivo Reis (CE)||Lia Seis + Davi Sá (GO)||21-16 21-19`
    expect(outcomes(text).map((line) => line.replace(/-*U?\d* /, ' ').replace(/(?:INI|INF|U15)-*/, ''))).toEqual([
      expect.stringMatching(/^WSINGLES.* FNL- Ana Um L$/),
      expect.stringMatching(/^WSINGLES.* FNL- Bia Dois W$/),
      expect.stringMatching(/^XDOUBLES.* FNL- Eva Três \+ Ivo Reis W$/),
      expect.stringMatching(/^XDOUBLES.* FNL- Lia Seis \+ Davi Sá L$/),
    ])
  })

  test('of all against all have the scores of their sets', () => {
    const table =
      'Série A|Ana|Bia|Eva\nAna Um (AL)|///|21-15 21-18|21-10 21-12\nBia Dois (BA)|15-21 18-21|///|f.c.\nEva Três (CE)|10-21 12-21|f.c.|///'
    const text = `BADMINTON\nIniciados femininos – individual\n${table}`
    expect(
      outcomes(text)
        .slice(0, 4)
        .map((line) => line.split(' ').slice(2).join(' ')),
    ).toEqual([
      expect.stringMatching(/^Ana Um.* W$/),
      expect.stringMatching(/^Bia Dois.* L$/),
      expect.stringMatching(/^Ana Um.* W$/),
      expect.stringMatching(/^Eva Três.* L$/),
    ])
    expect(read(text).questions.map(({ what }) => what)).toEqual(['absent'])
    expect(read(text.replace('18-21|', '21-18|')).questions.map(({ what }) => what)).toEqual(['result', 'absent'])
  })
})

describe('a regatta', () => {
  const sailors = '1º|12|Ana Um|AL|1|2|(RET)|3|3\n2º|14|Bia Dois|BA|(4)|1|3|8|4\n3º|15|Eva Três|CE|2|(OCS)|4|11|6'

  test.each([
    ['VELA – Optimist feminino sub 13', 'Pos|Nº vela|Timoneira|Escola|P1|P2|P3|Total|Pontos líquidos'],
    ['VELA – Optimist femenino sub 13', 'Puesto|Vela|Patrón/a|Centro|P1|P2|P3|Total|Neto'],
    ['SAILING – Optimist girls U13', 'Pos|Sail No|Skipper|School|R1|R2|R3|Total|Net'],
  ])('“%s” with “%s” has the net points, and a discarded race removes no sailor', (title, header) => {
    const text = `${title}\n${header}\n${sailors}`
    expect(read(text).questions).toEqual([])
    expect(
      rows(text).map(({ rank, bib, name, organisation, result, irm }) => [rank, bib, name, organisation, result, irm]),
    ).toEqual([
      ['1', '12', 'Ana Um', 'AL', '3', null],
      ['2', '14', 'Bia Dois', 'BA', '4', null],
      ['3', '15', 'Eva Três', 'CE', '6', null],
    ])
  })
})

describe('a bout', () => {
  test.each(['bye', 'isento', 'exento'])('is not the row of a competitor with “%s”, which is a note', (words) => {
    const text = `JUDO – Feminino 46 kg\n1/4|Ana Um (AL)|6-0|Bia Dois (BA)\n1/4|Eva Três (CE)|${words}\n1/2|Ana Um|6-0|Eva Três`
    expect(read(text).passedOver).toContainEqual({ row: 3, why: 'note' })
    expect(rows(text).map(({ name, organisation }) => [name, organisation])).toEqual([
      ['Ana Um', 'AL'],
      ['Bia Dois', 'BA'],
      ['Ana Um', 'AL'],
      ['Eva Três', 'CE'],
    ])
  })

  test('can be of people who are called by their fathers', () => {
    const text = 'WRESTLING FREESTYLE – Boys 48 kg\nFinal|Sumit S/o Ramphal (AL)|10-0|Ankit Malik (BA)'
    expect(rows(text).map(({ type, name }) => [type, name])).toEqual([
      ['A', 'Sumit S/o Ramphal'],
      ['A', 'Ankit Malik'],
    ])
  })
})

test.each(['W/O', 'W.O.', 'w/o'])('the organiser names the absent side of “%s”', (mark) => {
  const text = `FUTSAL SUB 16 MASCULINO\nFase|Equipe|Placar|Equipe\nFinal|Norte|${mark}|Sul`
  const { problems, questions } = read(text)
  expect([problems, questions.map(({ what }) => what)]).toEqual([[], ['absent']])
})

test.each(['singulares', 'simples', 'singles'])('“%s” are matches of people, not of teams', (words) => {
  const text = `BADMINTON\nIniciados femininos – ${words}\nFinal\nAna Um (AL)|21-18 21-15|Bia Dois (BA)`
  expect(rows(text).map(({ type, name, organisation }) => [type, name, organisation])).toEqual([
    ['A', 'Ana Um', 'AL'],
    ['A', 'Bia Dois', 'BA'],
  ])
})
