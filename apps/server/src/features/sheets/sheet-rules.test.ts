import { SheetPlan } from '@games/contract'
import { trimRsc } from '@games/domain'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'
import { createHandlers } from '../handlers.ts'

/** What the sports' rules make of results that come by sheets (decision 0107). */

const { db, ivone, open, choose, apply, undo: undone, medals } = emptyOffice('desk_event')
const handlers = () =>
  createHandlers({ pool: db.pool, demo: false, now: () => Date.parse('2027-09-14T10:00:00-03:00') })

const take = async (text: string) => apply(await open(text))
/** Opens a sheet whose medals or results contradict those in force, with one answer. */
async function answered(text: string, answer: 'list' | 'results'): Promise<SheetPlan> {
  const { id, questions } = await open(text)
  expect(questions.map(({ what }) => what)).toEqual(['medals'])
  return choose(id, { answers: Object.fromEntries(questions.map(({ key }) => [key, answer])) })
}
const undo = async (action: number) => expect(await undone(action)).toBe(200)
const rules = ({ rules: all }: SheetPlan) =>
  all.map(({ state, of, where, unit, who, from, to, why }) =>
    [
      state,
      of,
      unit === null ? where : `${where}, ${trimRsc(unit).slice(22)}`,
      who,
      `${from ?? ''}>${to ?? ''}`,
      why?.rule,
    ]
      .filter(Boolean)
      .join(' | '),
  )
const sidesOf = async (phase: string) =>
  (
    await db.pool.query<{ code: string | null }>(
      `select s -> 'competitor' ->> 'organisation' as code from fact_unit, jsonb_array_elements(fact -> 'startList') s
       where substr(code, 23, 4) = $1 order by fact ->> 'code', s ->> 'sortOrder'`,
      [phase],
    )
  ).rows.map(({ code }) => code)

const SWIM = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo'
const swim = (...rows: string[]) => [SWIM, ...rows.map((row) => `Natação;100 m livre;Feminino;Final;${row}`)].join('\n')
const FOUR = ['Ana Um;AL;58.10', 'Bia Dois;PR;57.90', 'Eva Três;SP;59.00', 'Ida Quatro;BA;60.00']

test('results of a final without ranks and medals have both, and a correction takes a medal away again (R12.5)', async () => {
  const plan = await open(swim(...FOUR))
  expect(rules(plan)).toEqual([
    'new | medal | 100 m livre | Bia Dois | >gold',
    'new | medal | 100 m livre | Ana Um | >silver',
    'new | medal | 100 m livre | Eva Três | >bronze',
  ])
  await apply(plan)
  expect(await medals()).toEqual(['gold PR', 'silver AL', 'bronze SP'])
  const corrected = await open(swim('Bia Dois;PR;DSQ'))
  expect(rules(corrected)).toContain('leaves | medal | 100 m livre | Bia Dois | gold>')
  const action = await apply(corrected)
  expect(await medals()).toEqual(['gold AL', 'silver SP', 'bronze BA'])
  await undo(action)
  expect(await medals()).toEqual(['gold PR', 'silver AL', 'bronze SP'])
})

test('an import is undone after those that have corrected its results (R12.7)', async () => {
  const first = await apply(await open(swim(...FOUR.slice(0, 2))))
  const second = await apply(await open(swim(...FOUR.slice(2)), 'correção.csv'))
  const refused = await ivone.call('POST', `/api/office/actions/${first}/undo`)
  expect([refused.status, refused.body['newer']]).toEqual([409, 'correção.csv'])
  expect(await medals()).toEqual(['gold PR', 'silver AL', 'bronze SP'])
  await undo(second)
  await undo(first)
  expect(await medals()).toEqual([])
})

test('level for a medal by the rule: both have it; a place that nothing decides gives none and says what is missing (R12.5)', async () => {
  await take(swim('Ana Um;AL;58.10', 'Bia Dois;PR;58.10', 'Eva Três;SP;59.00'))
  expect(await medals()).toEqual(['gold AL', 'gold PR', 'bronze SP'])
  const run = [
    'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo',
    ...['Ana Um;AL;11.50', 'Bia Dois;PR;11.50', 'Eva Três;SP;11.90'].map(
      (row) => `Atletismo;100 m rasos;Feminino;Final;${row}`,
    ),
  ].join('\n')
  const [first] = (await open(run)).rules
  expect(first).toMatchObject({ state: 'open', of: 'medal', why: { rule: 'not-sent' } })
})

test(
  'written ranks that contradict the results need an answer, and the medals follow it (R12.5)',
  NIGHTLY,
  async () => {
    const ranked = swim(...FOUR.map((row, at) => `${row};${[1, 2, 3, 4][at]}`)).replace('Tempo', 'Tempo;Colocação')
    const ask = await open(ranked)
    expect(ask.questions).toMatchObject([{ what: 'rank', written: '1. 58.10 · 2. 57.90', count: 4 }])
    const { status } = await ivone.call('POST', `/api/office/sheets/${ask.id}/application`, {
      seen: ask.seen,
      leaveOut: true,
    })
    expect([status, await medals()]).toEqual([400, []])
    const answered = async (answer: string) => {
      const { id, questions } = await open(ranked)
      const answers = Object.fromEntries(questions.map(({ key }) => [key, answer]))
      await apply(await choose(id, { answers }))
      return medals()
    }
    expect(await answered('results')).toEqual(['gold PR', 'silver AL', 'bronze SP'])
    // the answer holds for the same ranks and results in a later file
    expect((await open(ranked)).questions).toEqual([])
  },
)

test.for([
  ['overall ranks of one of several series', ['1', '4', '6', '7'], ['57.90', '58.10', '59.00', '60.00']],
  ['shared ranks of level times', ['1', '1', '3', '3'], ['57.90', '57.90', '59.00', '59.00']],
  ['a disqualified athlete', ['1', '2', '', '3'], ['57.90', '58.10', 'DSQ', '59.00']],
] as const)('%s contradict no result', async ([, ranks, times]) => {
  const rows = ranks.map(
    (rank, at) => `Atleta ${'ABCD'.charAt(at)};${['AL', 'PR', 'SP', 'BA'][at]};${times[at]};${rank}`,
  )
  expect((await open(swim(...rows).replace('Tempo', 'Tempo;Colocação'))).questions).toEqual([])
})

test('swimmers are equal to the hundredth: ranks that part them need an answer (R12.5)', async () => {
  const finalists = swim('Ana Um;AL;58.104', 'Bia Dois;PR;58.101', 'Eva Três;SP;59.00')
  const ranked = finalists
    .replace('Tempo', 'Tempo;Colocação')
    .replace(/58.1../g, (time) => `${time};${time === '58.101' ? 1 : 2}`)
  expect((await open(ranked)).questions).toMatchObject([{ what: 'rank', written: '1. 58.10 · 2. 58.10' }])
  await take(finalists)
  expect(await medals()).toEqual(['gold AL', 'gold PR', 'bronze SP'])
})

test('a finalist without a result and without a mark holds the medals back (R12.5)', NIGHTLY, async () => {
  const plan = await open(swim(...FOUR.map((row) => row.replace('57.90', ''))))
  expect(rules(plan)).toEqual([expect.stringMatching(/^open \| medal .* ranks-incomplete$/)])
  expect(rules(await open(swim(...FOUR.map((row) => row.replace('57.90', 'DNS')))))).toHaveLength(3)
})

test('medals of a list that counts stay, and the rule is shown (R12.5)', NIGHTLY, async () => {
  await take('Modalidade;Prova;Naipe;Medalha;Atleta;UF\nNatação;100 m livre;Feminino;Ouro;Ana Um;AL')
  const plan = await answered(swim(...FOUR), 'list')
  expect(rules(plan)).toEqual(['against | medal | 100 m livre | >'])
  await apply(plan)
  expect(await medals()).toEqual(['gold AL'])
})

test(
  'a list of medals that counts replaces those that the rules gave to earlier results (R12.5)',
  NIGHTLY,
  async () => {
    const list = 'Modalidade;Prova;Naipe;Medalha;Atleta;UF\nNatação;100 m livre;Feminino'
    await take(swim(...FOUR))
    const action = await apply(await answered(`${list};Ouro;Ana Um;AL`, 'list'))
    expect(await medals()).toEqual(['gold AL'])
    // a second list corrects the first
    await apply(await answered(`${list};Prata;Eva Três;SP`, 'list'))
    expect(await medals()).toEqual(['gold AL', 'silver SP'])
    expect(await undone(action)).toBe(409)
    expect(await medals()).toEqual(['gold AL', 'silver SP'])
  },
)

test(
  'a list of medals that agrees with the rules stays after a correction of the results (R12.5)',
  NIGHTLY,
  async () => {
    await take(swim('Bia Dois;PR;57.90', 'Eva Três;SP;59.00'))
    await take(
      'Modalidade;Prova;Naipe;Medalha;Atleta;UF\nNatação;100 m livre;Feminino;Ouro;Bia Dois;PR\n;;;Prata;Eva Três;SP',
    )
    const plan = await answered(swim('Bia Dois;PR;DSQ'), 'list')
    expect(rules(plan)).toEqual(['against | medal | 100 m livre | >'])
    await apply(plan)
    expect(await medals()).toEqual(['gold PR', 'silver SP'])
  },
)

test('the rules complete a list of medals that they agree with, whichever of the sheets is first, and follow a correction (R12.5)', async () => {
  const results = swim('Bia Dois;PR;57.90', 'Eva Três;SP;59.00', 'Ana Um;AL;60.00')
  const list = 'Modalidade;Prova;Naipe;Medalha;Atleta;UF\nNatação;100 m livre;Feminino;Prata;Eva Três;SP'
  await take(list)
  await take(results)
  expect(await medals()).toEqual(['gold PR', 'silver SP', 'bronze AL'])
  await apply(await answered(swim('Ana Um;AL;57.80'), 'list'))
  expect(await medals()).toEqual(['silver SP'])
  await take(swim('Ana Um;AL;57.80', 'Bia Dois;PR;DSQ'))
  expect(await medals()).toEqual(['gold AL', 'silver SP'])
})

test('medals in the rows of results stand above the rule if they count (R12.5)', NIGHTLY, async () => {
  const own = swim(...FOUR.map((row, at) => `${row};${['Ouro', 'Prata', 'Bronze', ''][at]}`)).replace(
    'Tempo',
    'Tempo;Medalha',
  )
  const plan = await answered(own, 'list')
  expect(rules(plan)).toEqual(['against | medal | 100 m livre | >'])
  await apply(plan)
  expect(await medals()).toEqual(['gold AL', 'silver PR', 'bronze SP'])
})

const CUP = `Data;Hora;Modalidade;Prova;Fase;Jogo;Equipe A;Equipe B
14/09/2027;08h00;Handebol;Feminino;Grupo A;1;AL;PR
14/09/2027;09h00;Handebol;Feminino;Grupo A;2;AL;SP
14/09/2027;10h00;Handebol;Feminino;Grupo A;3;PR;SP
15/09/2027;08h00;Handebol;Feminino;Semifinal;1;1º do Grupo A;BA
15/09/2027;09h00;Handebol;Feminino;Semifinal;2;CE;2º do Grupo A
16/09/2027;08h00;Handebol;Feminino;Disputa do 3º lugar;;Perdedor da Semifinal 1;Perdedor da Semifinal 2
16/09/2027;10h00;Handebol;Feminino;Final;;Vencedor da Semifinal 1;Vencedor da Semifinal 2`
const scores = (...rows: string[]) =>
  ['Modalidade;Prova;Fase;Jogo;Equipe A;Equipe B;Placar', ...rows.map((row) => `Handebol;Feminino;${row}`)].join('\n')
const POOL = ['Grupo A;1;AL;PR;20 x 25', 'Grupo A;2;AL;SP;21 x 19', 'Grupo A;3;PR;SP;30 x 12']

test('a pool is counted, its places and the winners of matches go on, the final gives medals; taken back it all goes (R12.5)', async () => {
  await take(CUP)
  expect(await sidesOf('SFNL')).toEqual([null, 'BA', 'CE', null])
  const pool = await open(scores(...POOL))
  expect(rules(pool)).toEqual(
    expect.arrayContaining([
      'new | side | Feminino, Semifinal 1 | Paraná | >Paraná',
      'new | side | Feminino, Semifinal 2 | Alagoas | >Alagoas',
      'new | standing | Feminino, GPA | Paraná | >1',
      'new | standing | Feminino, GPA | Alagoas | >2',
    ]),
  )
  const first = await apply(pool)
  expect(await sidesOf('SFNL')).toEqual(['PR', 'BA', 'CE', 'AL'])
  // the programme again changes nobody who went on
  expect((await open(CUP)).counts).toMatchObject({ same: 7, changes: 0 })
  await take(scores('Semifinal;1;PR;BA;2 (4) x (3) 2', 'Semifinal;2;CE;AL;18 x 22'))
  expect(await sidesOf('FNL-')).toEqual(['PR', 'AL', 'BA', 'CE'])
  await take(scores('Disputa do 3º lugar;;BA;CE;30 x 20'))
  expect(await medals()).toEqual([])
  await take(scores('Final;;PR;AL;30 x 31'))
  expect(await medals()).toEqual(['gold AL', 'silver PR', 'bronze BA'])
  await undo(first)
  expect(await sidesOf('SFNL')).toEqual([null, 'BA', 'CE', null])
})

test('results before their programme give its medals, and its contests are the same (R12.5)', NIGHTLY, async () => {
  const finals = scores('Final;;PR;AL;30 x 31', 'Disputa do 3º lugar;;BA;CE;30 x 20')
  await take(scores(...POOL, 'Semifinal;1;PR;BA;24 x 23', 'Semifinal;2;CE;AL;18 x 22'))
  await take(finals)
  await take(CUP)
  expect(await medals()).toEqual(['gold AL', 'silver PR', 'bronze BA'])
  expect((await open(CUP)).counts).toMatchObject({ same: 7, changes: 0, new: 0 })
  expect((await open(finals)).counts).toMatchObject({ same: 2, changes: 0, new: 0 })
})

test('a corrected match of a pool changes who went on; somebody seated by hand stays (R12.5)', async () => {
  await take(CUP)
  await take(scores(...POOL))
  await take(scores('Grupo A;1;AL;PR;35 x 25'))
  expect(await sidesOf('SFNL')).toEqual(['AL', 'BA', 'CE', 'PR'])
  await db.pool.query(
    `update fact_unit set fact = jsonb_set(fact, '{startList,0,competitor,code}', '"HBLWSOMEBODY"') where substr(code, 23, 4) = 'SFNL' and code like '%000100--'`,
  )
  const plan = await open(scores('Grupo A;1;AL;PR;20 x 25'))
  expect(rules(plan)).toContain('against | side | Feminino, Semifinal 1 | Paraná | >')
})

test('a pool is counted by the rules that the result desk scores its event by (R12.5)', NIGHTLY, async () => {
  const sets = (...rows: string[]) =>
    ['Modalidade;Prova;Fase;Jogo;Equipe A;Equipe B;Placar', ...rows.map((row) => `Vôlei;Feminino;Grupo A;${row}`)].join(
      '\n',
    )
  const points = async () =>
    (
      await db.pool.query<{ line: string }>(
        `select (r.fact -> 'competitor' ->> 'organisation') || ' ' || (r.fact ->> 'result') as line
         from fact_result r join fact_result_list l using (replacement_key)
         where l.document_type = 'DT_POOL_STANDING' order by r.position`,
      )
    ).rows.map(({ line }) => line)
  const matches = sets('1;AL;PR;2 x 1', '2;AL;SP;2 x 0', '3;PR;SP;2 x 1')
  const action = await take(matches)
  const [rulebook] = [await points()]
  await undo(action)
  await db.pool.query(
    `insert into desk_event (event, rule_set) select distinct left(code, 22), 'volleyball-school-2025' from fact_unit
     union select 'VVOWTEAM6-------------', 'volleyball-school-2025'`,
  )
  await take(matches)
  expect([rulebook, await points()]).toEqual([
    ['AL 6', 'PR 3', 'SP 0'],
    // two for a win, one for a match lost
    ['AL 4', 'PR 3', 'SP 2'],
  ])
})

test('a bracket is drawn from seeds, keeps the times of the programme, goes on by results, and is not drawn again once it is played (R12.5)', async () => {
  const event = 'Taekwondo;Até 57 kg feminino'
  const seeds = ['AL', 'BA', 'PR', 'SP'].map((state, at) => `${event};${at + 1};Ana ${state};${state}`)
  const draw = `Modalidade;Prova;Cabeça de chave;Atleta;UF\n${seeds.join('\n')}`
  await take(`Data;Hora;Modalidade;Prova;Fase\n14/09/2027;08h00;${event};Semifinal 1\n14/09/2027;10h00;${event};Final`)
  const plan = await open(draw)
  expect(plan).toMatchObject({ kind: 'draws', counts: { rows: 4, problems: 0, doubts: 0 } })
  expect(plan.lines.map(({ words }) => words)).toContain('Ana AL × Ana SP')
  const drawn = await apply(plan)
  expect(await open(draw)).toMatchObject({ counts: { same: 4 }, applicable: false })
  const final = async () =>
    (
      await db.pool.query<{ start: string; sides: unknown[] }>(
        `select fact ->> 'start' as start, jsonb_path_query_array(fact, '$.startList[*].competitor.organisation') as sides
         from fact_unit where code like 'TKWW57KG%FNL-000100--'`,
      )
    ).rows
  expect(await final()).toEqual([{ start: '2027-09-14T10:00:00-03:00', sides: [] }])
  const results = await take(
    `Modalidade;Prova;Fase;Jogo;Atleta;UF;Resultado;V/D\n${['1;Ana AL;AL;10;V', '1;Ana SP;SP;2;D', '2;Ana PR;PR;9;V', '2;Ana BA;BA;3;D'].map((row) => `${event};Semifinal;${row}`).join('\n')}`,
  )
  expect((await final())[0]?.sides).toEqual(['AL', 'PR'])
  const again = await open(draw.replaceAll('Ana SP;SP', 'Ana RJ;RJ'))
  expect(again).toMatchObject({ counts: { problems: 4 }, applicable: false })
  expect(again.lines[0]).toMatchObject({ problem: { kind: 'has-results' } })
  // two seeds meet in the final alone, which is to come: the played semifinals are of the same draw
  const smaller = await open(draw.split('\n').slice(0, 3).join('\n'))
  expect(smaller).toMatchObject({ counts: { problems: 2 }, applicable: false })
  expect(smaller.lines[0]).toMatchObject({ problem: { kind: 'has-results' } })
  await undo(results)
  await undo(drawn)
  expect((await final())[0]).toEqual({ start: '2027-09-14T10:00:00-03:00', sides: [] })
})

describe('a smaller draw after a larger one (R12.5)', () => {
  const event = 'Judô;Até 57 kg feminino'
  const DRAW = 'Modalidade;Prova;Cabeça de chave;Atleta;UF'
  const EIGHT = ['AL', 'BA', 'CE', 'ES', 'GO', 'PA', 'PR', 'SP']
  const FIVE = EIGHT.slice(0, 5)
  const seeds = (states: readonly string[]) =>
    [DRAW, ...states.map((state, at) => `${event};${at + 1};Ana ${state};${state}`)].join('\n')
  const PHASES = [1, 2, 3, 4].map((unit) => `Quartas de final ${unit}`)
  const PROGRAMME = [
    'Data;Hora;Modalidade;Prova;Fase',
    ...[...PHASES, 'Semifinal 1', 'Semifinal 2', 'Final', 'Disputa do 5º lugar'].map(
      (phase, at) => `14/09/2027;${10 + at}h00;${event};${phase}`,
    ),
  ].join('\n')
  const bracketOf = async () =>
    (await handlers().getEvent({ params: { event: 'JUDW57KG' } })).view.brackets.flatMap(({ phases }) =>
      phases.flatMap(({ matches }) => matches.flatMap(({ unit }) => unit?.code.slice(22) ?? [])),
    )
  const dayOf = async () =>
    (await handlers().getScheduleDay({ params: { day: '2027-09-14' }, query: {} })).view.units.map(({ code }) =>
      code.slice(22),
    )
  const agendaOf = async (state: string) =>
    (
      await handlers().getAgenda({ params: { day: '2027-09-14' }, query: { follows: `delegation.${state}` } })
    ).view.units.map(({ unit }) => unit.code.slice(22))

  test(
    'its contests alone are shown: the others are named before and go, come back when it is taken back, and with a larger draw',
    NIGHTLY,
    async () => {
      await take(PROGRAMME)
      await take(seeds(EIGHT))
      const [bracket, day] = [await bracketOf(), await dayOf()]
      expect(await agendaOf('SP')).toEqual(['QFNL000100--'])
      expect(bracket).toHaveLength(11)
      const plan = await open(seeds(FIVE))
      expect(
        plan.lines.filter(({ state }) => state === 'leaves').map(({ words, unit }) => [words, unit?.slice(22) ?? '']),
      ).toEqual([
        ['Até 57 kg feminino, Quartas de final 1: Ana AL × Ana SP', ''],
        ['Até 57 kg feminino, Quartas de final 3: Ana CE × Ana PA', ''],
        ['Até 57 kg feminino, Quartas de final 4: Ana PR × Ana BA', ''],
        // what has no name of its own is named by its code in the reader's language
        ['Até 57 kg feminino', 'REP1000100--'],
        ['Até 57 kg feminino', 'REP1000200--'],
        ['Até 57 kg feminino', 'REPF000200--'],
      ])
      const smaller = await apply(plan)
      const QFNL2 = 'QFNL000200--'
      expect((await bracketOf()).toSorted()).toEqual([
        'FNL-000100--',
        QFNL2,
        'REPF000100--',
        'SFNL000100--',
        'SFNL000200--',
      ])
      // the programme's own contest for the fifth place is of no draw
      expect(await dayOf()).toEqual(day.filter((unit) => !/^QFNL000[134]/.test(unit)))
      expect(await agendaOf('SP')).toEqual([])
      expect(await open(seeds(FIVE))).toMatchObject({ counts: { leaves: 0 }, applicable: false })
      await undo(smaller)
      expect([await bracketOf(), await dayOf()]).toEqual([bracket, day])
      await take(seeds(FIVE))
      await take(seeds(EIGHT))
      expect([await bracketOf(), await dayOf()]).toEqual([bracket, day])
    },
  )

  test(
    'contests that a sheet took out of the programme with their sides go with the draw too, and are named',
    NIGHTLY,
    async () => {
      await take(PROGRAMME)
      await take(seeds(EIGHT))
      const { id } = await open(PROGRAMME.split('\n').toSpliced(1, 4).join('\n'))
      const { body } = await ivone.call('POST', `/api/office/sheets/${id}/plan`, { removes: true })
      await apply(SheetPlan.parse(body))
      expect(await sidesOf('QFNL')).toHaveLength(8)
      const plan = await open(seeds(FIVE))
      expect(plan.counts).toMatchObject({ leaves: 6 })
      await apply(plan)
      expect(await bracketOf()).toHaveLength(5)
      expect(await open(seeds(FIVE))).toMatchObject({ counts: { leaves: 0 }, applicable: false })
    },
  )

  test('a first draw leaves contests alone whose sides the programme itself says', async () => {
    const taekwondo = 'Taekwondo;Até 57 kg feminino'
    await take(
      `Data;Hora;Modalidade;Prova;Fase;Equipe A;Equipe B\n14/09/2027;08h00;${taekwondo};Semifinal 1;;\n14/09/2027;08h00;${taekwondo};Semifinal 2;;\n14/09/2027;09h00;${taekwondo};Disputa do 3º lugar;Perdedor da Semifinal 1;Perdedor da Semifinal 2`,
    )
    expect(await sidesOf('FNL-')).toEqual([null, null])
    const plan = await open(seeds(EIGHT.slice(0, 4)).replaceAll(event, taekwondo))
    expect(plan.counts).toMatchObject({ rows: 4, problems: 0, leaves: 0 })
  })

  test(
    'the programme sent again brings no contest back that the draw does without, but one that it says sides of',
    NIGHTLY,
    async () => {
      await take(PROGRAMME)
      await take(seeds(EIGHT))
      await take(seeds(FIVE))
      const [bracket, day] = [await bracketOf(), await dayOf()]
      expect(await open(PROGRAMME)).toMatchObject({ counts: { changes: 0, new: 0 }, applicable: false })
      const later = await take(PROGRAMME.replace('10h00', '08h30'))
      expect([await bracketOf(), await dayOf()]).toEqual([bracket, day])
      await undo(later)
      const [header, first] = PROGRAMME.split('\n')
      await take(`${header};Lado 1;Lado 2\n${first};Ana AL (AL);Ana SP (SP)`)
      expect(await dayOf()).toEqual(['QFNL000100--', ...day])
    },
  )

  test(
    'a contest without sides that a sheet took out takes place again when its programme is sent again, where nobody is drawn',
    NIGHTLY,
    async () => {
      await take(PROGRAMME)
      const day = await dayOf()
      const { id } = await open(PROGRAMME.split('\n').toSpliced(1, 4).join('\n'))
      const { body } = await ivone.call('POST', `/api/office/sheets/${id}/plan`, { removes: true })
      await apply(SheetPlan.parse(body))
      expect(await dayOf()).toEqual(day.slice(4))
      await take(PROGRAMME)
      expect(await dayOf()).toEqual(day)
    },
  )

  test.each([
    ['the first', 0],
    ['the last', 7],
  ])(
    'with a row refused at %s seed the event is not drawn again, and nothing of it goes',
    NIGHTLY,
    async (_which, at) => {
      await take(seeds(EIGHT))
      const before = [await bracketOf(), await sidesOf('QFNL')]
      const other = 'Judô;Até 48 kg feminino'
      // of two rows of one new person that differ the second is refused: here by a name in capitals
      const first = `${other};1;Rita Nova;MG\n${other};2;Bia Nova;RS`
      const drawnAgain = EIGHT.map((state, seed) =>
        seed === at ? `${event};${seed + 1};RITA NOVA;MG` : `${event};${seed + 1};Ana ${state};${state}`,
      )
      const plan = await open([DRAW, first, ...drawnAgain].join('\n'))
      expect(plan.counts).toMatchObject({ leaves: 0, problems: 8, new: 2 })
      expect(plan.lines.flatMap(({ row, problem }) => (problem === null ? [] : `${row} ${problem.kind}`))).toEqual(
        EIGHT.map((_state, seed) => `${seed + 4} ${seed === at ? 'contradicting-row' : 'no-draw'}`),
      )
      const { action } = (
        await ivone.call('POST', `/api/office/sheets/${plan.id}/application`, { seen: plan.seen, leaveOut: true })
      ).body
      expect(typeof action).toBe('number')
      expect([await bracketOf(), await sidesOf('QFNL')]).toEqual(before)
    },
  )
})

test('a sheet that says how many go on from its heats marks them, shown before; taken back the marks go (R12.5)', async () => {
  const heats = ['1;Ana AL;AL;30,00', '1;Ana BA;BA;31,00', '2;Ana PR;PR;30,50', '2;Ana SP;SP;30,90']
  const sheet = (many: string) =>
    `Modalidade;Prova;Fase;Bateria;Atleta;UF;Tempo;Classificam\n${heats.map((row) => `Natação;50 m livre feminino;Eliminatórias;${row};${many}`).join('\n')}`
  const marks = async () =>
    (
      await db.pool.query<{ line: string }>(
        `select concat(fact #>> '{competitor,organisation}', ' ', fact ->> 'qualificationMark') as line from fact_result order by code, position`,
      )
    ).rows.map(({ line }) => line.trim())
  const bad = await open(sheet('1+x'))
  expect(bad.lines[0]).toMatchObject({ problem: { kind: 'bad-number', cell: 'H2', field: 'goes_on', value: '1+x' } })
  const plan = await open(sheet('1+1'))
  expect(rules(plan)).toEqual([
    expect.stringMatching(/^new \| side \| .*>Ana AL: Q/),
    expect.stringMatching(/^new \| side \| .*>Ana PR: Q/),
    expect.stringMatching(/^new \| side \| .*>Ana SP: q/),
  ])
  const action = await apply(plan)
  expect(await marks()).toEqual(['AL Q', 'BA', 'PR Q', 'SP q'])
  expect(await open(sheet('1+1'))).toMatchObject({ applicable: false })
  await undo(action)
  expect(await marks()).toEqual([])
})

test(
  'a correction without the number who advance marks by the number of the earlier sheet (R12.5)',
  NIGHTLY,
  async () => {
    const heats = (...rows: string[]) =>
      `Modalidade;Prova;Fase;Bateria;Atleta;UF;Tempo;Classificam\n${rows.map((row) => `Natação;50 m livre feminino;Eliminatórias;${row}`).join('\n')}`
    const advancing = async () =>
      (
        await db.pool.query<{ line: string }>(
          `select concat(fact #>> '{competitor,organisation}', ' ', fact ->> 'qualificationMark') as line from fact_result
         where fact ->> 'qualificationMark' is not null order by 1`,
        )
      ).rows.map(({ line }) => line)
    await take(heats('1;Ana AL;AL;30,00;1', '1;Ana BA;BA;31,00;1', '2;Ana PR;PR;30,50;1', '2;Ana SP;SP;30,90;1'))
    expect(await advancing()).toEqual(['AL Q', 'PR Q'])
    await take(heats('1;Ana AL;AL;DSQ').replace(';Classificam', ''))
    expect(await advancing()).toEqual(['BA Q', 'PR Q'])
    // marks that the sheet states are removed with their cells
    const stated = (...marks: string[]) =>
      heats(`2;Ana PR;PR;30,50;1;${marks[0]}`, `2;Ana SP;SP;30,90;1;${marks[1]}`).replace('\n', ';Classificado\n')
    await take(stated('', 'Q'))
    expect(await advancing()).toEqual(['BA Q', 'SP Q'])
    await take(stated('', ''))
    expect(await advancing()).toEqual(['BA Q', 'PR Q'])
    // another number changes the marks that the former number gave
    await take(heats('2;Ana PR;PR;30,50;2'))
    expect(await advancing()).toEqual(['BA Q', 'PR Q', 'SP Q'])
  },
)

const HANDBALL = 'Modalidade;Naipe;Fase;Equipe A;Placar;Equipe B'
const BRONZE_MATCH = `${HANDBALL}\nHandebol;Feminino;Disputa de 3º lugar;BA;20 x 18;RJ`
const JUDO = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;V/D;Ocorrência'

/** Applies texts in order, without the rows that are not understood. */
async function takeAll(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const { id, seen, applicable } = await open(text)
    if (!applicable) continue
    const answer = await ivone.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut: true })
    expect(answer.status).toBe(200)
  }
}

describe('files that do not show whose the medals are give none (R12.5)', () => {
  test.each(
    sampled<[string, string[]]>(
      [
        ['a match for bronze without a final', [BRONZE_MATCH]],
        ['a semifinal in the words of Portugal', [BRONZE_MATCH.replace('Disputa de 3º lugar', 'Meia-final')]],
        ['the first of two matches of a final', [BRONZE_MATCH.replace('Disputa de 3º lugar', 'Final – ida')]],
        [
          'a win of each side in the two matches of a final',
          ['Final – ida;BA;20 x 18;RJ', 'Final – volta;RJ;25 x 18;BA'].map(
            (match) => `${HANDBALL}\nHandebol;Feminino;${match}`,
          ),
        ],
        [
          'the ranking round of archery without a phase',
          [
            'Modalidade;Prova;Naipe;Atleta;UF;Pontos\nTiro com arco;Recurvo;F;Ana Um;AL;600\nTiro com arco;Recurvo;F;Bia Dois;BA;610\nTiro com arco;Recurvo;F;Eva Três;SP;590',
          ],
        ],
        [
          'the table of a group',
          [
            'Modalidade;Naipe;Grupo;Colocação;Equipe;Pontos\nHandebol;Feminino;A;1º;BA;6\nHandebol;Feminino;A;2º;SP;4\nHandebol;Feminino;A;3º;RJ;2',
          ],
        ],
        [
          'a score of gymnastics without its comma',
          [
            'Modalidade;Prova;Naipe;Fase;Atleta;UF;Nota\nGinástica artística;Solo;F;Final;Ana Um;AL;13100\nGinástica artística;Solo;F;Final;Bia Dois;BA;12,1\nGinástica artística;Solo;F;Final;Eva Três;SP;11,1',
          ],
        ],
        ['a final B', [swim(...FOUR).replaceAll('Final', 'Final B')]],
        ['the second heat of a final', [swim(...FOUR).replaceAll('Final', 'Final - Série 2')]],
        ['a list without a phase beside a final', [swim(...FOUR), swim('Ana Um;AL;57.00').replace(';Final;', ';;')]],
        [
          'a disqualification in a column that is not read',
          [
            `${SWIM};Obs.\n${swim(...FOUR)
              .split('\n')
              .slice(1)
              .join(';\n')};talvez DSQ`,
          ],
        ],
        [
          'a disqualified athlete who has won',
          [`${JUDO}\nJudô;Até 81 kg;Masculino;Final;Ari Um;AL;V;DSQ\nJudô;Até 81 kg;Masculino;Final;Caio Tres;SP;D;`],
        ],
        ...['Sob protesto', 'Adiado', 'Em andamento', 'Talvez'].map((status): [string, string[]] => [
          `a final with the status ${status}`,
          [`${HANDBALL};Situação\nHandebol;Feminino;Final;AL;20 x 18;SP;${status}`],
        ]),
        [
          'a winner with the lower score in a column',
          [`${HANDBALL};Vencedor\nHandebol;Feminino;Final;AL;20 x 18;SP;SP`],
        ],
        [
          'a winner with the lower score',
          [
            'Modalidade;Naipe;Fase;Equipe;Resultado;V/D\nHandebol;Masculino;Final;AL;2;D\nHandebol;Masculino;Final;BA;1;V',
          ],
        ],
        [
          'a time that is implausible however it is read, also after another row',
          [swim('Ana Um;AL;00:28:10', ...FOUR.slice(1)), swim('Ida Quatro;BA;60.00')],
        ],
        ['a time of zero', [swim('Ana Um;AL;00:00,00', ...FOUR.slice(1))]],
        [
          'centimetres beside metres',
          [
            'Modalidade;Prova;Naipe;Fase;Atleta;UF;Resultado\nAtletismo;Salto em distância;Masculino;Final;Ari Um;AL;6,10\nAtletismo;Salto em distância;Masculino;Final;Beto Dois;BA;612',
          ],
        ],
        [
          'ranks that begin with the second place',
          [
            `${SWIM};Colocação\nNatação;100 m livre;Feminino;Final;Ana Um;AL;58.10;2\nNatação;100 m livre;Feminino;Final;Bia Dois;PR;57.90;3`,
          ],
        ],
        [
          'a Spanish M without H or F',
          ['Deporte;Prueba;Sexo;Fase;Deportista;Delegación;Tiempo\nNatación;100 m libre;M;Final;Ana Tres;SP;1:10,10'],
        ],
      ],
      4,
    ),
  )('%s', async (_case, texts) => {
    await takeAll(...texts)
    expect(await medals()).toEqual([])
  })
})

test('a guest by a remark has no rank and no medal (R12.5)', async () => {
  const [, ...rows] = swim(...FOUR).split('\n')
  const remarks = rows.map((row) => `${row};${row.includes('Bia') ? 'Fora de competição' : ''}`)
  await takeAll([`${SWIM};Obs.`, ...remarks].join('\n'))
  expect(await medals()).toEqual(['gold AL', 'silver SP', 'bronze BA'])
})

test(
  'a match for bronze and the final have the numbers of their matches, and results need no more than these (R12.5)',
  NIGHTLY,
  async () => {
    const matches = [
      'Semifinal;18;AL;BA',
      'Semifinal;19;SP;RJ',
      '3º lugar;20;Perdedor jogo 18;Perdedor jogo 19',
      'Final;21;Vencedor jogo 18;Vencedor jogo 19',
    ]
    const programme = matches.map((match, at) => `14/09/2027;${10 + at}h00;Handebol;Feminino;${match}`)
    await take(['Data;Hora;Modalidade;Prova;Fase;Jogo;Equipe A;Equipe B', ...programme].join('\n'))
    const played = ['18;AL;20 x 18;BA', '19;SP;20 x 18;RJ', '20;BA;20 x 18;RJ', '21;AL;20 x 25;SP']
    await take(
      ['Modalidade;Naipe;Jogo;Equipe A;Placar;Equipe B', ...played.map((row) => `Handebol;Feminino;${row}`)].join('\n'),
    )
    expect(await medals()).toEqual(['gold SP', 'silver AL', 'bronze BA'])
  },
)

test('a match for bronze before its final gives the bronze after the final is imported (R12.5)', NIGHTLY, async () => {
  await takeAll(BRONZE_MATCH, `${HANDBALL}\nHandebol;Feminino;Final;AL;20 x 18;SP`)
  expect(await medals()).toEqual(['gold AL', 'silver SP', 'bronze BA'])
})
