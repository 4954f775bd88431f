import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DeskEvents, type SheetPlan } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { writeXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'
import { emptyDatabase } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

/** The events, rule sets and medals that the files of an organiser without a feed lead to. */
const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/sheets')

const { db, ivone, open: opened, choose, apply } = emptyOffice('desk_event')
beforeEach(async () => {
  await db.pool.query(
    `insert into setting (key, value) values ('games_days', '{"first": "2026-11-20", "last": "2026-12-05"}') on conflict (key) do nothing`,
  )
})

/** `name`: of a fixture, or of a sheet with the given text. */
async function open(name: string, answers?: Record<string, string>, text?: string): Promise<SheetPlan> {
  const plan = await opened(text ?? (await readFile(join(FIXTURES, name))), name)
  return answers === undefined ? plan : choose(plan.id, { answers })
}
/** Applies the rows of a sheet that are understood; returns the reasons why medals are open. */
async function take(name: string, answers?: Record<string, string>, text?: string): Promise<string[]> {
  const plan = await open(name, answers, text)
  if (plan.applicable) await apply(plan, true)
  return plan.rules.flatMap(({ state, of, why }) => (state === 'open' && of === 'medal' && why ? [why.rule] : []))
}
const deskEvents = async (): Promise<Record<string, string | null>> => {
  const { events } = DeskEvents.parse((await ivone.call('GET', '/api/office/desk-events')).body)
  return Object.fromEntries(events.map(({ event, suggested }) => [event.replace(/-+$/, ''), suggested]))
}
const medals = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select rtrim(substr(event, 1, 22), '-') || ' ' || medal || ' ' || (fact ->> 'organisation') as line from fact_medal order by 1`,
    )
  ).rows.map(({ line }) => line)

const advancing = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select (fact -> 'competitor' ->> 'organisation') as line from fact_result where fact ->> 'qualificationMark' = 'q' order by 1`,
    )
  ).rows.map(({ line }) => line)

test('a long jump of a programme is scored by the rules of the long jump (R12.6)', NIGHTLY, async () => {
  await take('programacao.xlsx')
  expect(await deskEvents()).toMatchObject({ ATHMLONGJUMP: 'athletics-wa-2024-jumps' })
})

test('each event of a programme is scored by its own rules (R12.6)', async () => {
  await take('outras.xlsx')
  expect(await deskEvents()).toMatchInlineSnapshot(`
    {
      "ATHM1500M": "athletics-wa-2024",
      "ATHMJAVELIN": "athletics-wa-2024-throws",
      "ATHMPENTATH": null,
      "ATHMTRPLJUMP": "athletics-wa-2024-jumps",
      "ATHWDISCUS": "athletics-wa-2024-throws",
      "ATHWHIGHJUMP": "athletics-wa-2024-vertical-jumps",
      "ATHWSHOTPUT": "athletics-wa-2024-throws",
      "CYCWTT": "cycling-uci-2025-time-trial",
      "FENMEPEE": "fencing-fie-2025-epee",
      "FSLMTEAM5": "futsal-fifa-2025-knockout",
      "GARW1APFX": "gymnastics-fig-2025-fx-final",
      "SWMW50MFR": "swimming-wa-2025",
      "SWMX4X50MMD": "swimming-wa-2025-relay",
      "TKWM59KG": "taekwondo-wt-2022",
      "VBVMTEAM2": "beach-volleyball-fivb-2025",
    }
  `)
})

test('a relay is of the gender of its column, and metres are no gender (R12.5)', NIGHTLY, async () => {
  await take('relays-gender-column.csv')
  expect(await medals()).toEqual(['ATHM4X100M gold RJ', 'ATHW4X100M gold SP', 'ATHX4X400M gold MG'])
})

test('a class above and one below the same weight are two events in every sheet (R12.5)', async () => {
  await take('plus-weight-programme.csv')
  await take('plus-weight-medals.csv')
  expect(await medals()).toEqual(['TKWW67KG gold SP', 'TKWWO67KG gold BA'])
})

test('an event whose words begin with its discipline is the one that the programme has (R12.5)', NIGHTLY, async () => {
  await take('programacao.xlsx')
  const { kind, names, questions } = await open('sorteio.xlsx')
  expect([kind, names]).toEqual(['draws', []])
  // the only questions are about the schools
  expect(questions.map(({ what, written }) => [what, written])).toEqual([
    ['organisation', 'Escola Azul'],
    ['organisation', 'Escola Verde'],
    ['organisation', 'Colégio Sol'],
  ])
})

/** The rows of `tfr.csv` of one series. */
async function series(number: 1 | 2): Promise<string> {
  const [header, ...rows] = (await readFile(join(FIXTURES, 'tfr.csv'), 'utf8')).split('\n')
  return [header, ...rows.filter((row) => row.includes(`;Final;${number};`))].join('\n')
}
const TIMED = ['SWMW400MFR bronze CE', 'SWMW400MFR gold SP', 'SWMW400MFR silver RJ']
/** A programme with one line for a final that has several series. */
const ONE_LINE = 'Data;Hora;Modalidade;Prova;Naipe;Fase\n14/09/2027;09:00;Natação;400 m livre;Feminino;Final\n'

test(
  'series of a final are one list: the best time of any of them wins, with and without a programme (R12.5)',
  NIGHTLY,
  async () => {
    await take('tfr.csv')
    expect(await medals()).toEqual(TIMED)
    await take('tfp.csv')
    expect(await medals()).toEqual(TIMED)
    // with the places of the whole final typed
    await take('tfr2.csv')
    expect(await medals()).toEqual(TIMED)
    await emptyDatabase(db.pool)
    await take('programme.csv', {}, ONE_LINE)
    expect((await open('tfr.csv')).questions).toEqual([])
    await take('tfr.csv')
    expect(await medals()).toEqual(TIMED)
  },
)

test.each(sampled(['', ONE_LINE], 2))(
  'one series of a final needs an answer whether others follow, and its medals wait for them (R12.5): %j',
  async (programme) => {
    if (programme !== '') await take('programme.csv', {}, programme)
    const { questions } = await open('1.csv', undefined, await series(1))
    expect(questions).toMatchObject([{ what: 'heats', written: '400 m livre Feminino, Final Série 1', count: 3 }])
    const answer = async (code: string) => take('1.csv', { [questions[0]?.key ?? '']: code }, await series(1))
    await answer('more')
    expect(await medals()).toEqual([])
    await take('2.csv', undefined, await series(2))
    expect(await medals()).toEqual(TIMED)
  },
)

test('one series can be the whole final; another one that comes all the same counts (R12.5)', NIGHTLY, async () => {
  const [question] = (await open('1.csv', undefined, await series(1))).questions
  await take('1.csv', { [question?.key ?? '']: 'whole' }, await series(1))
  expect(await medals()).toEqual(['SWMW400MFR bronze PR', 'SWMW400MFR gold BA', 'SWMW400MFR silver AL'])
  await take('2.csv', undefined, await series(2))
  expect(await medals()).toEqual(TIMED)
})

test('a series of a final with only a start list holds the medals back (R12.5)', NIGHTLY, async () => {
  const text = await readFile(join(FIXTURES, 'tfr.csv'), 'utf8')
  await take('start-list.csv', {}, text.replaceAll(/;[^;]*$/gm, ''))
  await take('1.csv', {}, await series(1))
  expect(await medals()).toEqual([])
  await take('2.csv', {}, await series(2))
  expect(await medals()).toEqual(TIMED)
})

test('a time that corrects a disqualification or an absence is ranked (R12.7)', NIGHTLY, async () => {
  await take('dq1.csv')
  await take('dq2.csv')
  expect(await medals()).toEqual(['SWMW100MBA bronze SP', 'SWMW100MBA gold BA', 'SWMW100MBA silver AL'])
  await emptyDatabase(db.pool)
  await take('dns1.csv')
  await take('dns2.csv')
  expect(await medals()).toEqual(['ATHW200M bronze SP', 'ATHW200M gold BA', 'ATHW200M silver AL'])
})

test(
  'a final with only the row of its winner asks for the opponent, and the bronze stays (R12.5)',
  NIGHTLY,
  async () => {
    await take('jwp.csv')
    expect(await take('jw.csv')).toEqual(['side-missing'])
    expect(await medals()).toEqual(['JUDM66KG bronze BA'])
  },
)

test('a semifinal in which both sides were disqualified gives no bronze (R12.5)', NIGHTLY, async () => {
  await take('prog1.csv')
  await take('res1.csv')
  expect(await take('res2.csv')).toEqual(['vacant'])
  expect(await medals()).toEqual(['HBLWTEAM7 bronze NOAWARD', 'HBLWTEAM7 gold AL', 'HBLWTEAM7 silver BA'])
})

test.each(sampled(['Não atribuída', 'Desierta', 'Not awarded', 'NOAWARD'], 4))(
  'a list of medals leaves a place empty in words: %s (row 5)',
  async (words) => {
    const list = ['Modalidade;Prova;Naipe;Medalha;Atleta;UF', `Judô;Até 66 kg;Masculino;Ouro;${words};`].concat(
      [`Prata;${words};`, 'Bronze;Gil Melo;PE', 'Bronze;Davi Reis;RJ'].map((row) => `Judô;Até 66 kg;Masculino;${row}`),
    )
    await take('medalhas.csv', {}, list.join('\n'))
    expect(await medals()).toEqual([
      'JUDM66KG bronze PE',
      'JUDM66KG bronze RJ',
      'JUDM66KG gold NOAWARD',
      'JUDM66KG silver NOAWARD',
    ])
  },
)

test('neither one match of a group nor the match for bronze is a final (R12.5)', NIGHTLY, async () => {
  expect(await take('pool1.csv')).toEqual(['pool-unknown'])
  expect(await take('jc2.csv')).toEqual(['final-unknown'])
  expect(await medals()).toEqual([])
})

test.each(['Bronze 1;Bronze 2', 'Bronze A;Bronze B', 'Disputa de 3º lugar;Disputa de 3º lugar'])(
  'two bouts for bronze give two bronzes without a programme: %s (R12.5)',
  NIGHTLY,
  async (bronzes) => {
    const [one, other] = bronzes.split(';')
    const bouts = ['Semifinal 1', 'Ari;AL', 'Beto;BA', 'Semifinal 2', 'Caio;SP', 'Davi;RJ', one, 'Gil;PE', 'Beto;BA']
    const rows = [...bouts, other, 'Davi;RJ', 'Edu;CE', 'Final', 'Caio;SP', 'Ari;AL'].flatMap((phase, at, all) =>
      at % 3 === 0
        ? ['V', 'D'].map((wlt, side) => `Judô;Até 66 kg;Masculino;${phase};${all[at + side + 1]};${wlt}`)
        : [],
    )
    await take('lutas.csv', {}, ['Modalidade;Prova;Naipe;Fase;Atleta;UF;V/D', ...rows].join('\n'))
    expect(await medals()).toEqual([
      'JUDM66KG bronze PE',
      'JUDM66KG bronze RJ',
      'JUDM66KG gold SP',
      'JUDM66KG silver AL',
    ])
  },
)

test('the match for the third place gives bronze without a programme (R12.5)', NIGHTLY, async () => {
  await take('jc90.csv')
  expect(await medals()).toEqual(['JUDM90KG bronze BA', 'JUDM90KG gold AL', 'JUDM90KG silver SP'])
})

test('rows that name the members of a team are one medal of the team, with its members (R12.5)', async () => {
  await take('team-medal-rows.csv')
  expect(await medals()).toEqual(['HBLWTEAM7 bronze MG', 'HBLWTEAM7 gold SP', 'HBLWTEAM7 silver RJ'])
  const { rows } = await db.pool.query<{ many: number }>(
    `select jsonb_array_length(fact -> 'athletes') as many from fact_team order by code`,
  )
  expect(rows.map(({ many }) => many)).toEqual([1, 2, 3])
})

test('the sex of an athlete is not the gender of a mixed event (R12.5)', NIGHTLY, async () => {
  await take('athlete-sex.csv')
  expect(await medals()).toEqual(['JUDXTEAM gold SP'])
})

test('a walkover counts by the points of the sport; one without a winner leads to a question (R12.5)', async () => {
  await take('p5.csv')
  const { questions } = await open('r5.csv')
  expect(
    questions.map(({ what, written, suggestions }) => [what, written, suggestions.map(({ name }) => name)]),
  ).toEqual([['absent', 'WO', ['Alagoas', 'São Paulo']]])
  await take('r5.csv')
  const { rows } = await db.pool.query<{ line: string }>(
    `select left(code, 3) || ' ' || (fact -> 'competitor' ->> 'organisation') || ' ' || (fact ->> 'result') as line
     from fact_result where document_type = 'DT_POOL_STANDING' order by code, position`,
  )
  expect(rows.map(({ line }) => line)).toEqual(['BKB AL 4', 'BKB SP 2', 'BKB BA 1', 'VVO AL 3', 'VVO BA 3', 'VVO SP 0'])
})

test('times are read as organisers write them, by their only plausible meaning (R12.5)', async () => {
  expect((await open('written-times.csv')).questions).toEqual([])
  await take('written-times.csv')
  const { rows } = await db.pool.query<{ result: string }>(
    `select fact ->> 'result' as result from fact_result order by position`,
  )
  expect(rows.map(({ result }) => result)).toEqual(['1:02.34', '1:02.94', '1:03.34', '1:05.00'])
  expect(await medals()).toEqual(['SWMM100MIM bronze SP', 'SWMM100MIM gold AL', 'SWMM100MIM silver BA'])
})

test('an athlete in two rows of a final is a problem, ranks against the times need an answer, and the list gives no medals (R12.5)', async () => {
  const { counts, questions } = await open('h5.csv')
  expect(counts.problems).toBe(1)
  expect(questions).toMatchObject([{ what: 'rank', written: '5. 1:04.10 · 6. 1:04', count: 5 }])
  await take('h5.csv')
  expect(await medals()).toEqual([])
})

test('the winner of a swim-off advances (R12.5)', async () => {
  await take('sw1.csv')
  await take('so-Swim-off.csv')
  expect(await advancing()).toEqual(['AL', 'BA', 'RJ', 'SP'])
})

test(
  'the winner of a swim-off advances also if its heats are imported later or the swim-off is corrected (R12.7)',
  NIGHTLY,
  async () => {
    await take('so-Swim-off.csv')
    await take('sw1.csv')
    expect(await advancing()).toEqual(['AL', 'BA', 'RJ', 'SP'])
    await take('so-Swim-off-corrected.csv')
    expect(await advancing()).toEqual(['AL', 'BA', 'CE', 'RJ'])
  },
)

test('the best second of several groups is a place in the draw, not a delegation (R12.6)', async () => {
  const { questions, counts } = await open('bt.csv')
  expect([questions, counts.new]).toEqual([[], 7])
})

test('a final before its semifinals and two contests on one court are reported before the import (R12.6)', async () => {
  const { lines } = await open('choque.xlsx')
  expect(
    lines.flatMap(({ row, problem }) => (problem?.field === null && problem.value ? [`${row} ${problem.kind}`] : [])),
  ).toEqual(['5 same-court', '8 before-earlier-round', '9 same-court'])
})

test('a newer programme moves the contests of the earlier one and adds none (R12.7)', NIGHTLY, async () => {
  await take('programacao.xlsx')
  const { counts } = await open('programacao-nova.xlsx')
  expect([counts.changes, counts.new, counts.leaves]).toEqual([8, 0, 0])
})

test.each(
  sampled(
    [
      ['Futsal', 'futsal-fifa-2025-knockout'],
      ['Queimada', 'plain-score'],
    ] as const,
    2,
  ),
)('%s is scored by %s, the other sports of its sheet by their own rules (R12.6)', async (sport, ruleSet) => {
  const sheet = [
    'Data;Hora;Modalidade;Prova;Fase;Local;Mandante;Visitante',
    `27/11;20:40;${sport};Masculino;Final;Ginásio Municipal;Escola Azul;Escola Verde`,
    '27/11;20:45;Handebol;Feminino;Final;Ginásio Municipal;Escola Azul;Colégio Sol',
  ].join('\n')
  const { questions } = await open('programa.csv', undefined, sheet)
  await take('programa.csv', Object.fromEntries(questions.map(({ key }) => [key, 'new'])), sheet)
  expect(new Set(Object.values(await deskEvents()))).toEqual(new Set(['handball-ihf-2025-knockout', ruleSet]))
})

test(
  'unknown words of an event lead to a question if the programme has events that they may name (R12.5)',
  NIGHTLY,
  async () => {
    expect((await open('event-with-unknown-words.csv')).questions).toEqual([])
    await take('programacao.xlsx')
    const { questions } = await open('event-with-unknown-words.csv')
    expect(questions.map(({ what, suggestions }) => [what, suggestions.map(({ name }) => name)])).toEqual([
      ['event', ['Até 57 kg feminino']],
    ])
  },
)

test('heights of a spreadsheet are shown to the centimetre (R5.5)', NIGHTLY, async () => {
  await take('hj.csv')
  const { rows } = await db.pool.query<{ rank: string | null; result: string | null; irm: string | null }>(
    `select fact ->> 'rank' as rank, fact ->> 'result' as result, fact ->> 'irm' as irm from fact_result order by position`,
  )
  expect(rows).toEqual([
    { rank: '1', result: '2.00', irm: null },
    { rank: '2', result: '1.90', irm: null },
    { rank: '3', result: '1.85', irm: null },
    { rank: null, result: null, irm: 'NM' },
  ])
})

/** Opens a sheet and answers its questions until none is left: delegations are new, and of two meanings the first is right. */
async function answered(name: string): Promise<{ readonly reasons: string[]; readonly questions: Set<string> }> {
  const questions = new Set<string>()
  const answers: Record<string, string> = {}
  let plan = await open(name)
  while (plan.questions.length > 0) {
    for (const { key, what, suggestions } of plan.questions) {
      questions.add(what)
      answers[key] = what === 'absent' ? (suggestions[0]?.code ?? 'new') : 'new'
    }
    plan = await choose(plan.id, { answers })
  }
  expect(plan.counts.problems).toBe(0)
  await apply(plan)
  const openMedals = plan.rules.filter(({ state, of }) => state === 'open' && of === 'medal')
  return { reasons: openMedals.map(({ where, why }) => `${where}: ${why?.rule}`), questions }
}
/** The medals with the names of athletes, or of delegations if a team has won. */
const medallists = async () => {
  const { listMedallists } = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  const { view } = await listMedallists({ query: {} })
  const lines = view.medals.map(({ event, medal, competitor }) => `${event.code} ${medal} ${competitor.name}`)
  return lines.toSorted()
}

test(
  'bouts of judo with a school beside each athlete: the schools are delegations, the column of winners decides a walkover (R12.5)',
  NIGHTLY,
  async () => {
    const { reasons, questions } = await answered('judo-bouts-of-schools.csv')
    expect([reasons, [...questions]]).toEqual([['Até 60 kg: bronze-unknown'], ['organisation']])
    expect(await medallists()).toEqual([
      'JUDM60KG gold Abel Bom',
      'JUDM60KG silver Davi Elo',
      'JUDW48KG bronze Eva Faro',
      'JUDW48KG gold Heli Ivo',
      'JUDW48KG silver Ana Brito',
      'JUDWO70KG gold Iara Jota',
      'JUDWO70KG silver Joana Luz',
    ])
  },
)

test(
  'athletics with field events, no mark and relays of three genders: the best of each wins (R12.5)',
  NIGHTLY,
  async () => {
    expect((await answered('athletics-results.csv')).reasons).toEqual([])
    expect((await medallists()).filter((line) => line.includes('gold'))).toEqual([
      'ATHMHIGHJUMP gold Beto Cal',
      'ATHMTRPLJUMP gold Davi Elo',
      'ATHW100M gold Mara Nobre',
      'ATHW4X100M gold EE Mar',
      'ATHWSHOTPUT gold Quica Sá',
      'ATHX4X100M gold EE Areia',
    ])
  },
)

test(
  'swimming events that only the lines above their tables name are known, and their series are one list (R12.5)',
  NIGHTLY,
  async () => {
    expect((await answered('swimming-events-as-titles.csv')).reasons).toEqual([])
    expect(await medallists()).toEqual([
      'SWMM100MBA bronze Ari Cid',
      'SWMM100MBA gold Bruno Dal',
      'SWMM100MBA gold Ciro Emo',
      'SWMW50MFR bronze Vera Xis',
      'SWMW50MFR gold Xena Zil',
      'SWMW50MFR silver Wanda Yao',
    ])
  },
)

test(
  'a score in two columns of the same name is of both sides, and a shoot-out decides a level final of futsal (R12.5)',
  NIGHTLY,
  async () => {
    expect((await answered('futsal-two-score-columns.csv')).reasons).toEqual([])
    expect(await medallists()).toEqual(
      ['bronze EE Duna', 'gold EE Sol', 'silver EE Areia'].map((line) => expect.stringMatching(new RegExp(`${line}$`))),
    )
  },
)

test(
  'groups and a knockout of table tennis give gold and silver; nothing tells who has bronze (R12.5)',
  NIGHTLY,
  async () => {
    expect((await answered('table-tennis-groups.csv')).reasons).toEqual(['Individual Feminino: bronze-unknown'])
    expect(await medallists()).toEqual(['TTEWSINGLES gold Cida Dias', 'TTEWSINGLES silver Ana Brito'])
  },
)

test('level scores on an apparatus give no gold, and the third has bronze (R12.5)', NIGHTLY, async () => {
  expect((await answered('gymnastics-apparatus-finals.csv')).reasons).toEqual(['Solo: not-sent'])
  expect((await medallists()).filter((line) => line.startsWith('GARW1APFX'))).toEqual(['GARW1APFX bronze Cida Dias'])
})

test.each(['teams-x-teams.csv', 'teams-x-teams-spa.csv', 'teams-x-teams-eng.csv'])(
  'two columns of teams around an X are the sides of the matches (R12.5): %s',
  NIGHTLY,
  async (name) => {
    expect([...(await answered(name)).questions]).toEqual(['organisation'])
    const { rows } = await db.pool.query<{ sides: number }>(
      `select jsonb_array_length(fact -> 'startList') as sides from fact_unit where fact ->> 'start' is not null`,
    )
    expect(rows.map(({ sides }) => sides)).toEqual([2, 2])
  },
)

test.each(
  sampled(
    [
      ['unknown-school-column.csv', null],
      ['unknown-school-column-por.csv', 'Procedência'],
      ['unknown-school-column-eng.csv', 'Representing'],
    ],
    3,
  ),
)('results have the schools of their athletes, by the header or by an answer (R12.5): %s', async (name, unknown) => {
  const { questions } = await open(name)
  const columns = questions.filter(({ what }) => what === 'column')
  expect(columns.map(({ written }) => written)).toEqual(unknown === null ? [] : [unknown])
  const key = columns[0]?.key
  await take(name, { 'organisation|*': 'new', ...(key !== undefined && { [key]: 'organisation' }) })
  expect(await medallists()).toEqual(['ATHW100M gold Ana Uno', 'ATHW100M silver Bia Dos'])
  // the answer is remembered for the next sheet with this header
  expect((await open(name)).questions).toEqual([])
})

test('rows of an unknown column are not applied before it is answered, also without the rows in doubt (R12.5)', async () => {
  const { id, seen, applicable, counts } = await open('unknown-school-column-por.csv')
  expect([applicable, counts.doubts]).toEqual([false, 2])
  const { status } = await ivone.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut: true })
  expect(status).toBe(400)
  expect(await medals()).toEqual([])
})

test.each(sampled(['google-form.csv', 'google-form-spa.csv', 'google-form-eng.csv'], 3))(
  'the answers of a form are entries of people, and their documents and contacts are not stored (R12.5): %s',
  async (name) => {
    expect([...(await answered(name)).questions]).toEqual(['organisation'])
    const { rows } = await db.pool.query<{ line: string }>(
      `select fact ->> 'printName' || ' ' || (fact ->> 'gender') || ' ' || (fact ->> 'birthDate') || ' ' || discipline as line
       from fact_participant order by 1`,
    )
    expect(rows.map(({ line }) => line.replace(/-+$/, ''))).toEqual([
      'Ana Um F 2012-04-03 JUD',
      'Beto Dois M 2011-11-21 SWM',
    ])
  },
)

/** Opens a sheet with a title for all its rows and applies it; its delegations are new. */
async function takeWithTitle(name: string, title: string): Promise<SheetPlan> {
  const { id } = await open(name)
  const answers = { 'organisation|*': 'new' }
  const plan = await choose(id, { title, answers })
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  await apply(plan)
  return plan
}

test('a roster with headers in camel case is entries of people (R12.5)', NIGHTLY, async () => {
  await takeWithTitle('camel-case-roster.csv', 'Atletismo')
  const { rows } = await db.pool.query<{ line: string }>(
    `select concat_ws(' ', fact ->> 'printName', fact ->> 'birthDate') as line from fact_participant order by 1`,
  )
  expect(rows.map(({ line }) => line)).toEqual(['Ana Um 2012-04-03', 'Bia Dois 2011-11-21'])
})

test('an age class and a weight in two columns are one class, and each class has one gold (R12.5)', async () => {
  await takeWithTitle('judo-classes.csv', 'Judô – feminino – Final')
  expect((await medallists()).filter((line) => line.includes('gold'))).toEqual([
    expect.stringMatching(/^JUDW45KG.*gold Ana Um$/),
    expect.stringMatching(/^JUDW52KG.*gold Cau Tres$/),
  ])
})

test('a sheet of classes without a sport and a gender asks for each once, and its schools are delegations (R12.5)', async () => {
  // the name of the file would be its sport
  const text = await readFile(join(FIXTURES, 'judo-classes.csv'), 'utf8')
  const first = await open('classes.csv', {}, text)
  expect(first.questions).toMatchObject([{ what: 'sport', count: 4 }])
  expect(first.questions[0]?.suggestions).toContainEqual({ code: 'JUD', name: 'Judô' })
  const sport = { [first.questions[0]?.key ?? '']: 'JUD', 'organisation|*': 'new' }
  const second = await open('classes.csv', sport, text)
  expect(second.questions).toMatchObject([
    { what: 'gender', count: 4, suggestions: [{ code: 'W' }, { code: 'M' }, { code: 'X' }] },
  ])
  const third = await open('classes.csv', { ...sport, [second.questions[0]?.key ?? '']: 'W' }, text)
  expect([third.questions, third.counts.problems, third.counts.new]).toEqual([[], 0, 4])
  expect(new Set(third.lines.map(({ code }) => code?.slice(0, 8)))).toEqual(new Set(['JUDW45KG', 'JUDW52KG']))
})

test(
  'times are the results of a swimming sheet, its points are not, and its heats are one list (R12.5)',
  NIGHTLY,
  async () => {
    await takeWithTitle('swim-results-usual.csv', 'Natação')
    expect(await medallists()).toEqual([
      'SWMW50MFR bronze Cau Tres',
      'SWMW50MFR gold Ana Um',
      'SWMW50MFR silver Bia Dois',
    ])
  },
)

test('the sets of a match decide it, and the match decides its final (R12.5)', async () => {
  expect([...(await answered('volleyball-sets.csv')).questions]).toEqual(['organisation'])
  expect(await medallists()).toEqual(['VVOWTEAM6 gold Colegio Sol', 'VVOWTEAM6 silver Colegio Luna'])
})

const RANKED = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Resultado;Colocação'

test('a tie that the sheet states is shared where the sport allows it, also after a correction of another row (R12.5)', async () => {
  const runners = ['Ana;AL;12,10;1', 'Bia;BA;12,10;1', 'Cau;SP;12,30;3'].map((row) => `Atletismo;100 m;F;Final;${row}`)
  const riders = ['Ana;AL;3:20,15;1', 'Bia;BA;3:20,15;1', 'Cau;SP;3:21,15;3'].map(
    (row) => `Ciclismo;Perseguição individual;F;Final;${row}`,
  )
  expect(await take('corrida.csv', {}, [RANKED, ...runners, ...riders].join('\n'))).toEqual(['not-sent'])
  await take('corrida.csv', {}, `${RANKED.replace(';Colocação', '')}\nAtletismo;100 m;F;Final;Cau;SP;12,40`)
  expect(await medals()).toEqual([
    'ATHW100M bronze SP',
    'ATHW100M gold AL',
    'ATHW100M gold BA',
    'CYCWPURSUIT bronze SP',
  ])
})

test('a tie of results waits until a sheet states it (R12.5)', NIGHTLY, async () => {
  const jumps = ['Ana;AL;1,60;1', 'Bia;BA;1,50;2', 'Cau;SP;1,50;2'].map(
    (row) => `Atletismo;Salto em altura;F;Final;${row}`,
  )
  const text = [RANKED, ...jumps].join('\n')
  expect(await take('salto.csv', {}, text.replaceAll(/;[^;\n]*(?=\n|$)/g, ''))).toEqual(['not-sent'])
  expect(await take('salto.csv', {}, text)).toEqual([])
  expect(await medals()).toEqual(['ATHWHIGHJUMP gold AL', 'ATHWHIGHJUMP silver BA', 'ATHWHIGHJUMP silver SP'])
})

test('a tie for first in the high jump is shared only if the sheet states it (R12.5)', NIGHTLY, async () => {
  const header = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;1,45;1,50;1,55;Resultado'
  const jumps = ['Ana;AL;O;XO;XXX;1,50', 'Bia;BA;O;XO;XXX;1,50', 'Cau;SP;O;XXO;XXX;1,50'].map(
    (row) => `Atletismo;Salto em altura;F;Final;${row}`,
  )
  const text = [header, ...jumps].join('\n')
  expect(await take('altura.csv', {}, text)).toEqual(['not-sent'])
  const stated = text.replace('Resultado', 'Resultado;Colocação').replace(/1,50$/gm, '1,50;1').replace(/;1$/, ';3')
  expect(await take('altura.csv', {}, stated)).toEqual([])
  expect(await medals()).toEqual(['ATHWHIGHJUMP bronze SP', 'ATHWHIGHJUMP gold AL', 'ATHWHIGHJUMP gold BA'])
})

test(
  'two thirds of a sport of matches have bronze where the sport has two; else the organiser is asked (R12.5)',
  NIGHTLY,
  async () => {
    const event = (words: string) =>
      [1, 2, 3, 3].map((place, at) => `${words};${'ABCD'.charAt(at)};${['AL', 'BA', 'SP', 'RJ'][at]};;${place}`)
    const rows = ['Judô;Até 66 kg;M;Final', 'Taekwondo;Até 58 kg;M;', 'Tênis de mesa;Individual;M;'].flatMap(event)
    expect(await take('lugares.csv', {}, [RANKED, ...rows].join('\n'))).toEqual(['bronze-unknown'])
    expect(await medals()).toEqual([
      'JUDM66KG bronze RJ',
      'JUDM66KG bronze SP',
      'JUDM66KG gold AL',
      'JUDM66KG silver BA',
      'TKWM58KG bronze RJ',
      'TKWM58KG bronze SP',
      'TKWM58KG gold AL',
      'TKWM58KG silver BA',
      'TTEMSINGLES gold AL',
      'TTEMSINGLES silver BA',
    ])
  },
)

test('the total of a combined event decides its medals, and its parts have none (R12.5)', NIGHTLY, async () => {
  const programme = ['Tetratlo - 80 m com barreiras', 'Tetratlo'].map(
    (event) => `Atletismo;${event};F;Final;20/11/2026`,
  )
  await take('programa.csv', {}, ['Modalidade;Prova;Naipe;Fase;Data', ...programme].join('\n'))
  const sheet = [
    'Modalidade;Prova;Naipe;Fase;Atleta;UF;Resultado;Pontos',
    'Atletismo;Tetratlo - 80 m com barreiras;F;Final;Ana Um;AL;13,10;700',
    'Atletismo;Tetratlo - 80 m com barreiras;F;Final;Bia Dois;BA;13,00;710',
    'Atletismo;Salto em altura - Tetratlo;F;Final;Ana Um;AL;1,50;620',
    'Atletismo;Salto em altura - Tetratlo;F;Final;Bia Dois;BA;1,40;520',
    'Atletismo;Tetratlo;F;Final;Ana Um;AL;;1320',
    'Atletismo;Tetratlo;F;Final;Bia Dois;BA;;1230',
    'Ginástica artística;Individual geral - Solo;F;Final;Bia Dois;BA;13,00;',
    'Ginástica artística;Individual geral - Solo;F;Final;Ana Um;AL;12,10;',
    'Ginástica artística;Individual geral;F;Final;Ana Um;AL;52,10;',
    'Ginástica artística;Individual geral;F;Final;Bia Dois;BA;50,00;',
  ].join('\n')
  expect((await open('tetratlo.csv', undefined, sheet)).questions).toEqual([])
  expect(await take('tetratlo.csv', undefined, sheet)).toEqual([])
  expect(await medals()).toEqual([
    'ATHWTETRATH gold AL',
    'ATHWTETRATH silver BA',
    'GARW1AA gold AL',
    'GARW1AA silver BA',
  ])
})

test(
  'the parts of a combined event without its total give no medals, and the office shows why (R12.5)',
  NIGHTLY,
  async () => {
    const rows = ['100 m com barreiras;Ana Um;AL;14,10', 'Salto em altura;Ana Um;AL;1,60'].map(
      (row) => `Atletismo;Pentatlo;F;${row}`,
    )
    const sheet = ['Modalidade;Prova;Naipe;Etapa;Atleta;UF;Resultado', ...rows].join('\n')
    expect(await take('pentatlo.csv', {}, sheet)).toEqual(['final-unknown'])
    expect(await medals()).toEqual([])
  },
)

test('a start list and results of Roster Athletics are one list of the same people (R12.5)', NIGHTLY, async () => {
  for (const name of ['roster-athletics-start-list.csv', 'roster-athletics-results.csv']) await answered(name)
  const { rows } = await db.pool.query<{ line: string }>(
    `select concat_ws(' ', rtrim(substr(r.code, 1, 26), '-'), fact -> 'competitor' ->> 'bib', fact ->> 'startOrder',
       coalesce(fact ->> 'rank', '-'), coalesce(fact ->> 'result', fact ->> 'irm')) as line
     from fact_result r where document_type = 'DT_RESULT' order by position`,
  )
  expect(rows.map(({ line }) => line)).toEqual([
    'ATHW100M----U16-------FNL 102 4 1 13.51',
    'ATHW100M----U16-------FNL 101 3 - DNS',
  ])
})

test('competitors of OpenTrack are entered for each of their events (R12.5)', async () => {
  await answered('opentrack-competitors.csv')
  const { rows } = await db.pool.query<{ line: string }>(
    `select concat_ws(' ', fact ->> 'printName', fact ->> 'birthDate',
       (select string_agg(rtrim(substr(e ->> 'event', 1, 22), '-'), ' ' order by e ->> 'event')
        from jsonb_array_elements(fact -> 'disciplines' -> 0 -> 'registeredEvents') e)) as line
     from fact_participant order by 1`,
  )
  expect(rows.map(({ line }) => line)).toEqual([
    'Ana Um 2011-05-01 ATHW100M ATHWLONGJUMP',
    'Bia Dois 2011-06-02 ATHW100M',
  ])
})

test(
  'sheets of one kind are one import, each row with the name of its sheet; the sheets of another kind wait (R12.5)',
  NIGHTLY,
  async () => {
    const header = ['Modalidade', 'Prova', 'Naipe', 'Fase', 'Atleta', 'UF', 'Tempo']
    const final = (event: string, gender: string, ...rows: string[][]) => ({
      name: `${event} ${gender}`,
      rows: [header, ...rows.map((row) => ['Atletismo', event, gender, 'Final', ...row])],
    })
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Capa', rows: [['Jogos Escolares']] },
        final('100 m', 'F', ['Ana Um', 'AL', '12,01'], ['Bia Dois', 'BA', '12,05']),
        final('100 m', 'M', ['Ed Um', 'AL', '11,01'], ['Ivo Dois', 'BA', 'onze']),
        {
          name: 'Inscritos',
          rows: [
            ['Atleta', 'UF', 'Modalidade', 'Sexo', 'Nascimento'],
            ['Ana Um', 'AL', 'Atletismo', 'F', '2010-05-01'],
          ],
        },
      ],
    })
    const plan = await opened(workbook, 'provas.xlsx')
    expect(plan).toMatchObject({ sheet: null, kind: 'results', counts: { new: 3, problems: 1 } })
    expect(plan.lines.map(({ sheet, row, problem }) => [sheet, row, problem?.cell ?? null])).toEqual([
      ['100 m M', 3, 'G3'],
      ['100 m F', 2, null],
      ['100 m F', 3, null],
      ['100 m M', 2, null],
    ])
    await apply(plan, true)
    const again = await opened(workbook, 'provas.xlsx')
    expect(again.counts).toMatchObject({ same: 3, new: 0 })
    expect(await choose(again.id, { sheet: 3 })).toMatchObject({ sheet: 3, kind: 'participants', counts: { rows: 1 } })
    expect(await choose(again.id, { sheet: null })).toMatchObject({ sheet: null, kind: 'results' })
  },
)

/** Entries of a judo category, and its final with one side. */
const judoEntries = (...athletes: readonly string[]): string =>
  ['Modalidade;Prova;Naipe;Atleta;UF;Nascimento', ...athletes.map((one) => `Judô;Até 44 kg;F;${one}`)].join('\n')
const WALKOVER = ['Modalidade;Prova;Naipe;Fase;Atleta;UF;Colocação', 'Judô;Até 44 kg;F;Final;Ana Um;AL;1'].join('\n')

test('the only athlete who is registered for an event is champion without a bout (R12.5)', async () => {
  await take('inscritos.csv', undefined, judoEntries('Ana Um;AL;2011-05-01'))
  expect(await take('final.csv', undefined, WALKOVER)).toEqual([])
  expect(await medals()).toEqual(['JUDW44KG gold AL'])
})

test('a final with one side waits for another athlete who is registered (R12.5)', NIGHTLY, async () => {
  await take('inscritos.csv', undefined, judoEntries('Ana Um;AL;2011-05-01', 'Bia Dois;BA;2011-06-02'))
  expect(await take('final.csv', undefined, WALKOVER)).toEqual(['side-missing'])
  expect(await medals()).toEqual([])
})

test('the scores of apparatus beside a total are those of the all-around (R12.5)', NIGHTLY, async () => {
  await takeWithTitle('gymnastics-apparatus.csv', 'Ginástica artística – Individual geral – feminino – Final')
  const { rows } = await db.pool.query<{ line: string }>(
    `select fact ->> 'result' || (select string_agg(' ' || (e ->> 'code') || ' ' || (e ->> 'value'), '' order by at)
       from jsonb_array_elements(fact -> 'extended') with ordinality x (e, at)) as line from fact_result order by position`,
  )
  expect(rows.map(({ line }) => line)).toEqual([
    '49.300 FX 12.350 VT 13.100 UB 11.800 BB 12.050',
    '48.650 FX 12.100 VT 12.900 UB 11.950 BB 11.700',
  ])
})

test('an all-around that is level is decided without the worst apparatus of each (R12.5)', async () => {
  const header = 'Modalidade;Prova;Naipe;Etapa;Ginasta;UF;Solo;Salto;Paralelas;Trave;Total'
  const row = (rest: string) => `Ginástica artística;Individual geral;F;Final;${rest}`
  const sheet = [header, row('Ana Um;AL;12,5;12,5;12,5;12,5;50'), row('Bia Dois;BA;13;13;13;11;50')].join('\n')
  expect(await take('geral.csv', undefined, sheet)).toEqual([])
  expect(await medals()).toEqual(['GARW1AA gold BA', 'GARW1AA silver AL'])
})
