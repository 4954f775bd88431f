import { EventFormats, type SheetPlan } from '@games/contract'
import { type EventFormat, partOf } from '@games/domain/ranking-rules/index'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'
import { createHandlers } from '../handlers.ts'

/** When results of an event of matches decide its medals, and what the office shows is missing. */

const { db, ivone, open, choose, apply, medals } = emptyOffice('event_format')

const sheet = (header: string, ...rows: readonly string[]) => [header, ...rows].join('\n')
async function take(text: string): Promise<SheetPlan> {
  const plan = await open(text)
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  await apply(plan)
  return plan
}
const openEvents = async () => EventFormats.parse((await ivone.call('GET', '/api/office/event-formats')).body).events
/** Why medals are open: the rule of the office, and the reason of the public page. */
async function reasons(): Promise<string[]> {
  const { getEvent } = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  const events = await openEvents()
  return (
    await Promise.all(
      events.map(async ({ event, pending }) => {
        const shown = (await getEvent({ params: { event: event.replace(/-+$/, '') } })).view.pending ?? []
        return [...pending.map(({ rule }) => rule), ...shown.map(({ reason }) => reason)].join(' ')
      }),
    )
  ).filter((line) => line !== '')
}
const chooseFormat = async (format: EventFormat) => {
  const [{ event } = { event: '' }] = await openEvents()
  const path = `/api/office/event-formats/${event}`
  const choice = { part: partOf(format), format }
  const { body } = await ivone.call('POST', `${path}/plan`, choice)
  expect((await ivone.call('PUT', path, { ...choice, seen: body['seen'] })).status).toBe(200)
}
const lists = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select string_agg(organisation || ' ' || coalesce(fact ->> 'result', fact ->> 'wlt'), ', ' order by organisation) as line
       from fact_result where document_type = 'DT_RESULT' group by code order by 1`,
    )
  ).rows.map(({ line }) => line)

const PLACES = 'Modalidade;Prova;Naipe;Colocação;Atleta;Delegação'
const JUDO = 'Judô;-66 kg;M'

test.each(
  sampled(['Judô;-66 kg;M', 'Taekwondo;até 33 kg;M', 'Luta olímpica;Livre 57 kg;M', 'Tênis de mesa;Individual;M'], 4),
)('two places of an event without a phase are its gold and silver: %s (R12.5)', async (event) => {
  await take(sheet(PLACES, `${event};1;Ari;AL`, `${event};2º;Beto;BA`))
  expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA'], []])
})

test('a first place is the gold medal, and a disqualified athlete has no medal (R12.5)', async () => {
  await take(sheet(PLACES, `${JUDO};1;Ari;AL`))
  expect(await medals()).toEqual(['gold AL'])
  await take(sheet(PLACES, `${JUDO};1;Ari;AL`, `${JUDO};DSQ;Beto;BA`))
  expect(await medals()).toEqual(['gold AL'])
})

test(
  'two places of an event with other competitors lack the third, which the office shows (R12.5)',
  NIGHTLY,
  async () => {
    await take(
      sheet(
        'Modalidade;Prova;Naipe;Fase;Atleta;UF;V/D',
        `${JUDO};Semifinal 1;Ari;AL;V`,
        `${JUDO};Semifinal 1;Caio;SP;D`,
      ),
    )
    await take(sheet(`${PLACES};Fase`, `${JUDO};1;Ari;AL;Classificação final`, `${JUDO};2;Beto;BA;Classificação final`))
    expect([await medals(), await reasons()]).toEqual([
      ['gold AL', 'silver BA'],
      ['ranks-incomplete incomplete-results'],
    ])
  },
)

const MATCH = 'Modalidade;Naipe;Fase;Equipe A;Placar;Equipe B'
const HANDBALL = 'Handebol;Masculino'

test('matches without a phase give no medals, and the office shows that no final is known (R12.5)', async () => {
  await take(sheet(MATCH, `${HANDBALL};;AL;20 x 18;BA`))
  expect([await medals(), await reasons()]).toEqual([[], ['final-unknown format-unknown']])
})

test('places in one of several contests without a phase are not those of the event (R12.5)', async () => {
  await take(sheet('Modalidade;Prova;Naipe;Fase;Data', `${JUDO};Luta 1;21/11/2026`, `${JUDO};Luta 2;21/11/2026`))
  await take(sheet(`${PLACES};Fase`, `${JUDO};1;Ari;AL;Luta 1`, `${JUDO};2;Beto;BA;Luta 1`))
  expect([await medals(), await reasons()]).toEqual([[], ['not-played result-to-come']])
})

const GROUP_A = ['AL;20 x 18;BA', 'BA;25 x 20;SP', 'SP;22 x 21;AL'].map((match) => `Grupo A;${match}`)
const GROUP_B = ['CE;22 x 20;PR', 'PR;22 x 21;RJ', 'CE;22 x 21;RJ'].map((match) => `Grupo B;${match}`)

test.each(
  sampled(
    [
      ['one group', HANDBALL, GROUP_A, 'pool-unknown format-unknown'],
      ['two groups', HANDBALL, [...GROUP_A, ...GROUP_B], 'final-unknown format-unknown'],
      ['a sport without a table', 'Queimada;Masculino', GROUP_A, 'pool-unknown format-unknown'],
    ] as const,
    3,
  ),
)('groups without a knockout give no medals, and the office shows why: %s (R12.5)', async (_, event, rows, why) => {
  const text = sheet(MATCH, ...rows.map((row) => `${event};${row}`))
  const { id, questions } = await open(text)
  await apply(await choose(id, { answers: Object.fromEntries(questions.map(({ key }) => [key, 'new'])) }))
  expect([await medals(), await reasons()]).toEqual([[], [why]])
})

test(
  'a group of a sport without a table has no medals by its table either: they need ranks (R12.5)',
  NIGHTLY,
  async () => {
    const { id, questions } = await open(sheet(MATCH, ...GROUP_A.map((row) => `Queimada;Masculino;${row}`)))
    await apply(await choose(id, { answers: Object.fromEntries(questions.map(({ key }) => [key, 'new'])) }))
    await chooseFormat({ kind: 'pool', leadsTo: 'medals' })
    expect([await medals(), await reasons()]).toEqual([[], ['order-unknown format-unknown']])
  },
)

const PROGRAMME = 'Modalidade;Naipe;Fase;Data;Hora;Equipe A;Equipe B'
const game = (number: number, sides = 'AL;BA') => `${HANDBALL};Final - Jogo ${number};2${number}/11/2026;10:00;${sides}`

test.each([
  ['with its sides', 'AL;BA'],
  ['without sides', ';'],
] as const)(
  'a series is won before its last game, which stays in the programme %s (R12.5)',
  NIGHTLY,
  async (_, sides) => {
    await take(sheet(PROGRAMME, game(1), game(2), game(3, sides)))
    await take(sheet(MATCH, `${HANDBALL};Final - Jogo 1;AL;20 x 18;BA`))
    expect(await medals()).toEqual([])
    await take(sheet(MATCH, `${HANDBALL};Final - Jogo 2;AL;20 x 18;BA`))
    expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA'], []])
    const { rows } = await db.pool.query<{ status: string }>('select status from fact_medal_list')
    expect(rows).toEqual([{ status: 'OFFICIAL' }])
    // a correction of the second game makes the third one decide
    await take(sheet(MATCH, `${HANDBALL};Final - Jogo 2;AL;18 x 20;BA`))
    expect([await medals(), await reasons()]).toEqual([[], ['not-played result-to-come']])
    await take(sheet(MATCH, `${HANDBALL};Final - Jogo 3;AL;18 x 20;BA`))
    expect(await medals()).toEqual(['gold BA', 'silver AL'])
  },
)

test(
  'finals of one day each are a series too, and two wins of five games decide nothing (R12.5)',
  NIGHTLY,
  async () => {
    const finals = (many: number) =>
      Array.from({ length: many }, (_, at) => `${HANDBALL};Final;2${at}/11/2026;10:00;AL;BA`)
    await take(sheet(PROGRAMME, ...finals(5)))
    const day = (number: number) => `${HANDBALL};Final;AL;20 x 18;BA;2${number}/11/2026`
    await take(sheet(`${MATCH};Data`, day(0), day(1)))
    expect(await medals()).toEqual([])
    await take(sheet(`${MATCH};Data`, day(2)))
    expect(await medals()).toEqual(['gold AL', 'silver BA'])
  },
)

test(
  'matches of a final stage are separate units, though the programme has one line for all of them (R12.5)',
  NIGHTLY,
  async () => {
    await take(sheet(PROGRAMME, `${HANDBALL};Fase final;22/11/2026;10:00;;`))
    const [first = '', ...others] = GROUP_A.map((row) => `${HANDBALL};${row.replace('Grupo A', 'Fase final')}`)
    await take(sheet(MATCH, first))
    expect([await medals(), await reasons()]).toEqual([[], ['not-played result-to-come']])
    await take(sheet(MATCH, ...others))
    expect(await lists()).toEqual(['AL 20, BA 18', 'AL 21, SP 22', 'BA 25, SP 20'])
    expect(await reasons()).toEqual(['pool-unknown format-unknown'])
    await chooseFormat({ kind: 'pool', leadsTo: 'medals' })
    expect(await medals()).toEqual(['gold BA', 'silver AL', 'bronze SP'])
  },
)

test('a line of the programme for the final stage does not hold the medals of its final back (R12.5)', async () => {
  await take(sheet(PROGRAMME, `${HANDBALL};Fase final;22/11/2026;10:00;;`))
  await take(sheet(MATCH, `${HANDBALL};Final;AL;20 x 18;BA`, `${HANDBALL};Terceiro lugar;SP;20 x 18;RJ`))
  expect(await medals()).toEqual(['gold AL', 'silver BA', 'bronze SP'])
})

test(
  'the places of a final stage are those of the event, also if the programme has a line for its bouts (R12.5)',
  NIGHTLY,
  async () => {
    await take(sheet('Modalidade;Prova;Naipe;Fase;Data', `${JUDO};Fase final;21/11/2026`))
    const rows = ['1;Ari;AL', '2;Beto;BA', '3;Caio;SP', '3;Davi;RJ'].map((row) => `${JUDO};${row};Fase final`)
    await take(sheet(`${PLACES};Fase`, ...rows))
    expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA', 'bronze SP', 'bronze RJ'], []])
  },
)

test.each(
  sampled(
    [
      ['por', 'Final', 'Judô;-66 kg;M'],
      ['por', 'Fase final', 'Luta olímpica;Livre 57 kg;M'],
      ['spa', 'Final', 'Taekwondo;hasta 33 kg;M'],
      ['eng', 'Final', 'Judo;-66 kg;M'],
    ],
    4,
  ),
)('two third places below the words of a final are two bronzes: %s, %s, %s (R12.5)', async (_, phase, event) => {
  const rows = ['1;Ari;AL', '2;Beto;BA', '3;Caio;SP', '3;Davi;RJ'].map((row) => `${event};${row};${phase}`)
  await take(sheet(`${PLACES};Fase`, ...rows))
  expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA', 'bronze SP', 'bronze RJ'], []])
})

describe('two third places of an event without a phase (R12.5)', () => {
  const ranks = async (event: string, ...places: readonly number[]) => {
    const rows = places.map(
      (place, at) => `${event};${place};Ari ${'ABCDEF'[at]};${['AL', 'BA', 'SP', 'RJ', 'PR', 'CE'][at]}`,
    )
    const { id, questions } = await open(sheet(PLACES, ...rows))
    await apply(await choose(id, { answers: Object.fromEntries(questions.map(({ key }) => [key, 'new'])) }))
  }

  test.each(
    sampled(
      [
        'Karatê;Kumite -50 kg;F',
        'Boxe;57 kg;M',
        'Taekwondo;-49 kg;F',
        'Judô;-52 kg;F',
        'Esgrima;Espada;F',
        'Luta olímpica;Livre 57 kg;M',
      ],
      6,
    ),
  )('are two bronzes by the rules of the sport: %s', async (event) => {
    for (const places of [
      [1, 2, 3, 3],
      [1, 2, 3, 3, 5, 5],
    ]) {
      await ranks(event, ...places)
      expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA', 'bronze SP', 'bronze RJ'], []])
    }
  })

  test.each(['Badminton;Simples;M', 'Tênis de mesa;Individual;M'])(
    'are for the organiser to decide in a sport with one bronze: %s',
    NIGHTLY,
    async (event) => {
      await ranks(event, 1, 2, 3, 3)
      expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA'], ['bronze-unknown format-unknown']])
      await chooseFormat({ kind: 'knockout', bronze: 'both-semifinalists' })
      expect(await medals()).toEqual(['gold AL', 'silver BA', 'bronze SP', 'bronze RJ'])
    },
  )
})

const LEAGUE = ['AL;20 x 18;BA', 'BA;25 x 25;SP', 'SP;22 x 21;AL']

test.each(['Rodada', 'Jornada', 'Fecha', 'Round'])(
  'the rounds of a league are one table, which decides the medals if the organiser chooses it: %s (R12.5)',
  NIGHTLY,
  async (word) => {
    await take(sheet(MATCH, ...LEAGUE.slice(0, 2).map((match, at) => `${HANDBALL};${word} ${at + 1};${match}`)))
    expect([await medals(), await reasons()]).toEqual([[], ['pool-unknown format-unknown']])
    await chooseFormat({ kind: 'pool', leadsTo: 'medals' })
    expect([await medals(), await reasons()]).toEqual([[], ['not-all-met result-to-come']])
    await take(sheet(MATCH, `${HANDBALL};${word} 3;${LEAGUE[2]}`))
    expect([await medals(), await reasons()]).toEqual([['gold SP', 'silver AL', 'bronze BA'], []])
  },
)

test.each(
  sampled(
    [
      ['por', 'Futebol;Masculino', 'Mandante;Placar;Visitante'],
      ['spa', 'Fútbol;Masculino', 'Local;Marcador;Visitante'],
      ['eng', 'Football;Masculino', 'Home;Score;Away'],
    ],
    3,
  ),
)(
  'a league without the words of rounds is a choice of its format, and waits for matches to come: %s (R12.5)',
  NIGHTLY,
  async (_, event, sides) => {
    const header = `Modalidade;Naipe;${sides}`
    const day = (number: number, one: string, other: string) => `${event};2${number}/11/2026;10:00;${one};${other}`
    await take(
      sheet('Modalidade;Naipe;Data;Hora;Equipe A;Equipe B', day(1, 'AL', 'BA'), day(2, 'BA', 'SP'), day(3, 'SP', 'AL')),
    )
    await take(sheet(header, ...['AL;2 x 1;BA', 'BA;2 x 2;SP'].map((row) => `${event};${row}`)))
    expect(await medals()).toEqual([])
    await take(sheet(header, `${event};SP;0 x 1;AL`))
    expect([await medals(), await reasons()]).toEqual([[], ['pool-unknown format-unknown']])
    await chooseFormat({ kind: 'pool', leadsTo: 'medals' })
    expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA', 'bronze SP'], []])
  },
)

test('rounds of the programme that are still to come hold the medals of a league back (R12.5)', NIGHTLY, async () => {
  const day = (round: number, sides: string) => `${HANDBALL};Rodada ${round};2${round}/11/2026;10:00;${sides}`
  await take(sheet(PROGRAMME, day(1, 'AL;BA'), day(2, 'BA;SP'), day(3, 'SP;AL'), day(4, 'BA;AL')))
  await take(sheet(MATCH, ...LEAGUE.map((match, at) => `${HANDBALL};Rodada ${at + 1};${match}`)))
  expect([await medals(), await reasons()]).toEqual([[], ['not-played result-to-come']])
})

test('rounds before a final are no league (R12.5)', async () => {
  const rounds = ['Rodada 1;AL;20 x 18;BA', 'Rodada 1;SP;20 x 18;RJ', 'Final;AL;20 x 18;SP'].map(
    (row) => `${HANDBALL};${row}`,
  )
  await take(sheet(MATCH, ...rounds))
  expect(await medals()).toEqual(['gold AL', 'silver SP'])
})

const DATED = `${MATCH};Data`

test.each(
  sampled(
    [
      ['in one row', sheet(MATCH, `${HANDBALL};Final;AL;17 x 18;BA`)],
      ['with its sides in the other order', sheet(MATCH, `${HANDBALL};Final;BA;18 x 17;AL`)],
      [
        'in a row of each side',
        sheet('Modalidade;Naipe;Fase;Equipe;Resultado', `${HANDBALL};Final;AL;17`, `${HANDBALL};Final;BA;18`),
      ],
    ],
    3,
  ),
)('a sheet without days corrects the final of a day %s (R12.7)', async (_, correction) => {
  await take(sheet(DATED, `${HANDBALL};Final;AL;20 x 18;BA;23/11/2026`))
  await take(correction)
  expect(await lists()).toEqual(['AL 17, BA 18'])
  expect(await medals()).toEqual(['gold BA', 'silver AL'])
})

test.each(
  sampled(
    [
      ['in one row', sheet(MATCH, `${HANDBALL};Final;AL;17 x 18;BA`)],
      [
        'in a row of each side',
        sheet('Modalidade;Naipe;Fase;Equipe;Resultado', `${HANDBALL};Final;AL;17`, `${HANDBALL};Final;BA;18`),
      ],
    ],
    2,
  ),
)('a sheet without days asks which of two finals of one pair it corrects %s (R12.7)', async (_, correction) => {
  await take(sheet(DATED, `${HANDBALL};Final;AL;20 x 18;BA;23/11/2026`, `${HANDBALL};Final;AL;21 x 18;BA;24/11/2026`))
  const { questions } = await open(correction)
  expect(questions.map(({ what, suggestions }) => [what, suggestions.map(({ name }) => name).toSorted()])).toEqual([
    ['unit', ['20 × 18', '21 × 18']],
  ])
})

test('a sheet without days asks whether it is of the final to come or of one that was played on another day (R12.7)', async () => {
  await take(sheet(DATED, `${HANDBALL};Final;AL;20 x 18;BA;24/11/2026`))
  await take(sheet(PROGRAMME, `${HANDBALL};Final;23/11/2026;10:00;AL;BA`))
  const { questions } = await open(sheet(MATCH, `${HANDBALL};Final;AL;17 x 18;BA`))
  expect(questions.map(({ what, suggestions }) => [what, suggestions.map(({ name }) => name)])).toEqual([
    ['unit', ['20 × 18']],
  ])
})

test('finals of one name in the programme are shown with their days (R12.7)', async () => {
  const finals = [23, 24].map((day) => `${HANDBALL};Final;${day}/11/2026;10:00;AL;BA`)
  await take(sheet(PROGRAMME, ...finals))
  const { questions } = await open(sheet(MATCH, `${HANDBALL};Final;AL;17 x 18;BA`))
  expect(questions.map(({ suggestions }) => suggestions.map(({ name }) => name).toSorted())).toEqual([
    ['Final, 2026-11-23 10:00', 'Final, 2026-11-24 10:00'],
  ])
})

test(
  'a bout with a row of each athlete corrects the final that an earlier sheet has in one row (R12.7)',
  NIGHTLY,
  async () => {
    await take(
      sheet(
        'Modalidade;Prova;Naipe;Fase;Atleta A;Placar;Atleta B;Data',
        `${JUDO};Final;Ari (AL);10 x 0;Beto (BA);23/11/2026`,
      ),
    )
    await take(
      sheet(
        'Modalidade;Prova;Naipe;Fase;Atleta;UF;V/D;Resultado',
        `${JUDO};Final;Ari;AL;D;0`,
        `${JUDO};Final;Beto;BA;V;10`,
      ),
    )
    expect(await lists()).toEqual(['AL 0, BA 10'])
    expect(await medals()).toEqual(['gold BA', 'silver AL'])
  },
)

const SWIMMING = 'Natação;100 m livre;F'
const SWIM_PROGRAMME = 'Modalidade;Prova;Naipe;Fase;Data;Hora'
const SWIM_RESULTS = sheet(
  'Modalidade;Prova;Naipe;Atleta;UF;Tempo',
  ...['Ana;AL;58,10', 'Bia;BA;59,10'].map((row) => `${SWIMMING};${row}`),
)

describe('results without a phase are of a contest of the programme (R12.5)', () => {
  test('those of the only contest of the event', async () => {
    await take(sheet(SWIM_PROGRAMME, `${SWIMMING};Final;21/11/2026;10:00`))
    await take(SWIM_RESULTS)
    expect([await medals(), await reasons()]).toEqual([['gold AL', 'silver BA'], []])
    // a correction is of the same contest
    await take(SWIM_RESULTS.replace('59,10', '57,10'))
    expect(await medals()).toEqual(['gold BA', 'silver AL'])
  })

  test('of several contests the organiser chooses one, and again after it has a result', async () => {
    const phases = ['Eliminatórias;21/11/2026;10:00', 'Final;22/11/2026;10:00']
    await take(sheet(SWIM_PROGRAMME, ...phases.map((phase) => `${SWIMMING};${phase}`)))
    const ask = async () => {
      const { id, questions } = await open(SWIM_RESULTS)
      expect(questions.map(({ what, written }) => [what, written])).toEqual([['unit', '–']])
      return { id, key: questions[0]?.key ?? '', units: questions[0]?.suggestions ?? [] }
    }
    const first = await ask()
    expect(first.units.map(({ name }) => name)).toEqual(['Final', 'Eliminatórias'])
    const heats = first.units.find(({ name }) => name === 'Eliminatórias')?.code ?? ''
    await apply(await choose(first.id, { answers: { [first.key]: heats } }))
    expect(await medals()).toEqual([])
    const second = await ask()
    expect(second.units.map(({ name }) => name)).toEqual(['Final', 'Eliminatórias'])
    await apply(await choose(second.id, { answers: { [second.key]: second.units[0]?.code ?? '' } }))
    expect(await medals()).toEqual(['gold AL', 'silver BA'])
  })

  test('a match is the one of the same two sides', NIGHTLY, async () => {
    await take(
      sheet(PROGRAMME, `${HANDBALL};Final;23/11/2026;10:00;AL;BA`, `${HANDBALL};Semifinal 1;22/11/2026;10:00;AL;CE`),
    )
    await take(sheet(MATCH, `${HANDBALL};;AL;20 x 18;BA`))
    expect(await medals()).toEqual(['gold AL', 'silver BA'])
  })

  test('a match without sides in the programme needs an answer', NIGHTLY, async () => {
    await take(sheet(PROGRAMME, `${HANDBALL};Final;23/11/2026;10:00;;`))
    const { id, questions } = await open(sheet(MATCH, `${HANDBALL};;AL;20 x 18;BA`))
    expect(questions.map(({ suggestions }) => suggestions.map(({ name }) => name))).toEqual([['Final']])
    const [{ key, suggestions } = { key: '', suggestions: [] }] = questions
    await apply(await choose(id, { answers: { [key]: suggestions[0]?.code ?? '' } }))
    expect(await medals()).toEqual(['gold AL', 'silver BA'])
  })

  test.each(sampled(['Disputa de ouro', 'Decisão do título'], 2))(
    'a final that the sheet calls “%s”',
    async (words) => {
      await take(sheet(PROGRAMME, `${HANDBALL};Final;23/11/2026;10:00;;`))
      const { id, questions } = await open(sheet(MATCH, `${HANDBALL};${words};AL;20 x 18;BA`))
      const answers = Object.fromEntries(questions.map(({ key, suggestions }) => [key, suggestions[0]?.code ?? 'new']))
      await apply(await choose(id, { answers }))
      expect(await medals()).toEqual(['gold AL', 'silver BA'])
    },
  )
})

describe('a sheet with a row of each side corrects the match that an earlier sheet has in one row (R12.7)', () => {
  const ONE_ROW = 'Modalidade;Prova;Naipe;Fase;Luta;Atleta A;Placar;Atleta B'
  const ROWS = 'Modalidade;Prova;Naipe;Fase;Colocação;Atleta;UF;Resultado'
  const corrected = (phase: string) => sheet(ROWS, `${JUDO};${phase};1;Beto;BA;10`, `${JUDO};${phase};2;Ari;AL;0`)

  test.each(
    sampled(
      [
        ['a final with a number', 'Final', '7'],
        ['a semifinal with two numbers', 'Semifinal 1', '7'],
        ['a semifinal with a number', 'Semifinal', '7'],
        ['a bout without a phase', '', '7'],
        ['a quarterfinal', 'Quartas de final', ''],
      ],
      5,
    ),
  )('%s', async (_, phase, number) => {
    await take(sheet(ONE_ROW, `${JUDO};${phase};${number};Ari (AL);10 x 0;Beto (BA)`))
    await take(corrected(phase))
    expect(await lists()).toEqual(['AL 0, BA 10'])
  })

  test('a final with the number 1 keeps its own list', async () => {
    await take(
      sheet(ONE_ROW, `${JUDO};Final;1;Caio (CE);10 x 0;Davi (DF)`, `${JUDO};Final;2;Ari (AL);10 x 0;Beto (BA)`),
    )
    await take(corrected('Final'))
    expect(await lists()).toEqual(['AL 0, BA 10', 'CE 10, DF 0'])
  })

  test('a bout of a pool that is one line of the programme', NIGHTLY, async () => {
    await take(sheet('Modalidade;Prova;Naipe;Fase;Data;Hora', `${JUDO};Grupo A;21/11/2026;10:00`))
    await take(sheet(ONE_ROW, `${JUDO};Grupo A;;Ari (AL);10 x 0;Beto (BA)`))
    await take(corrected('Grupo A'))
    expect(await lists()).toEqual(['AL 0, BA 10'])
  })
})
