import { EventFormats, type SheetPlan } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

/** Sheets that contradict what is published: the organiser decides before a medal changes. */

const { db, ivone, open, choose, apply, undo, medals } = emptyOffice('event_format')

const sheet = (header: string, ...rows: readonly string[]) => [header, ...rows].join('\n')
/** Opens a sheet with one answer to all of its questions. */
async function answered(text: string, answer: string): Promise<SheetPlan> {
  const { id, questions } = await open(text)
  expect(questions).toHaveLength(1)
  return choose(id, { answers: Object.fromEntries(questions.map(({ key }) => [key, answer])) })
}
const take = async (text: string): Promise<number> => {
  const plan = await open(text)
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  return apply(plan)
}
const questionsOf = ({ questions }: SheetPlan) =>
  questions.map(({ what, written, suggestions }) => [what, written, ...suggestions.map(({ name }) => name)])

const EVENT = 'Natação;100 m livre;Feminino'
const RESULTS = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo'
const results = (...rows: readonly string[]) => sheet(RESULTS, ...rows.map((row) => `${EVENT};Final;${row}`))
const THREE = ['Bia Dois;PR;57.90', 'Ana Um;AL;58.10', 'Eva Três;SP;59.00']
const medalList = (...rows: readonly string[]) =>
  sheet('Modalidade;Prova;Naipe;Medalha;Atleta;UF', ...rows.map((row) => `${EVENT};${row}`))
const BY_RESULTS = ['gold PR', 'silver AL', 'bronze SP']

describe('a medal list and results that contradict each other need an answer (R12.5)', () => {
  const LIST = medalList('Ouro;Ana Um;AL')
  const QUESTION = [
    'medals',
    'Natação, 100 m livre',
    '1. Ana Um (Alagoas)',
    '1. Bia Dois (Paraná) · 2. Ana Um (Alagoas) · 3. Eva Três (São Paulo)',
  ]

  test.each([
    ['the list after the results', results(...THREE), LIST, false],
    ['the results after the list', LIST, results(...THREE), true],
  ] as const)('%s', NIGHTLY, async (_, first, second, hasEffect) => {
    await take(first)
    const before = await medals()
    const plan = await open(second)
    expect([questionsOf(plan), plan.applicable]).toEqual([[QUESTION], false])
    expect(await medals()).toEqual(before)
    const byResults = await answered(second, 'results')
    expect(byResults.applicable).toBe(hasEffect)
    if (hasEffect) {
      const action = await apply(byResults)
      expect(await medals()).toEqual(BY_RESULTS)
      expect([await undo(action), await medals()]).toEqual([200, before])
    }
    await apply(await answered(second, 'list'))
    expect(await medals()).toEqual(['gold AL'])
  })

  test('an answer holds for the same medals, and other results are another question', async () => {
    await take(LIST)
    await apply(await answered(results(...THREE), 'list'))
    expect((await open(results(...THREE))).questions).toEqual([])
    expect((await open(results('Eva Três;SP;57.00'))).questions).toMatchObject([{ what: 'medals' }])
  })

  test('medals in the rows of results contradict them too', async () => {
    const withMedals = sheet(
      `${RESULTS};Medalha`,
      ...THREE.map((row, at) => `${EVENT};Final;${row};${['Prata', 'Ouro', 'Bronze'][at]}`),
    )
    await apply(await answered(withMedals, 'results'))
    expect(await medals()).toEqual(BY_RESULTS)
  })

  test('rows of an event that waits stay out, and those of another event are applied', async () => {
    await take(results(...THREE))
    const other = 'Natação;50 m livre;Feminino;Ouro;Ana Um;AL'
    await apply(await open(`${LIST}\n${other}`), true)
    expect(await medals()).toEqual(expect.arrayContaining([...BY_RESULTS, 'gold AL']))
    expect(await medals()).toHaveLength(4)
  })

  test('a list that agrees with a part of the results needs no answer', NIGHTLY, async () => {
    await take(results(...THREE))
    await take(medalList('Ouro;Bia Dois;PR', 'Prata;Ana Um;AL'))
    expect(await medals()).toEqual(BY_RESULTS)
  })
})

describe('a sheet that calls off a contest with a result needs an answer (R12.5)', () => {
  const programme = (status: string) =>
    sheet('Data;Hora;Modalidade;Prova;Naipe;Fase;Situação', `14/09/2027;10:00;${EVENT};Final;${status}`)
  const statuses = async () =>
    (await db.pool.query<{ status: string }>('select status from unit order by code')).rows.map(({ status }) => status)

  test.each(['Cancelada', 'Adiada'])('%s', NIGHTLY, async (status) => {
    await take(programme(''))
    await take(results(...THREE))
    const plan = await open(programme(status))
    expect([questionsOf(plan), plan.applicable]).toEqual([
      [
        [
          'cancelled',
          'Natação, 100 m livre, Feminino, Final',
          '',
          '1. Bia Dois (Paraná) · 2. Ana Um (Alagoas) · 3. Eva Três (São Paulo)',
        ],
      ],
      false,
    ])
    const withdrawn = await answered(programme(status), 'cancelled')
    expect(withdrawn.effect.surprises.map(({ kind, from, to }) => [kind, from, to])).toContainEqual([
      'medal',
      'Bia Dois (Paraná)',
      null,
    ])
    const action = await apply(withdrawn)
    const calledOff = [status === 'Adiada' ? 'POSTPONED' : 'CANCELLED']
    expect([await medals(), await statuses()]).toEqual([[], calledOff])
    expect([await undo(action), await medals()]).toEqual([200, BY_RESULTS])
    expect((await answered(programme(status), 'took-place')).applicable).toBe(false)
    expect([await medals(), await statuses()]).toEqual([BY_RESULTS, ['OFFICIAL']])
  })

  test('a result of a contest that the programme has cancelled needs an answer too', async () => {
    await take(programme('Cancelada'))
    const plan = await open(results(...THREE))
    expect([questionsOf(plan), plan.applicable]).toEqual([[['cancelled', '100 m livre, Final', '', '']], false])
    expect((await answered(results(...THREE), 'cancelled')).applicable).toBe(false)
    await apply(await answered(results(...THREE), 'took-place'))
    expect([await medals(), await statuses()]).toEqual([BY_RESULTS, ['OFFICIAL']])
  })

  test('a result after a postponement is of a contest that took place since', async () => {
    await take(programme('Adiada'))
    await take(results(...THREE))
    expect([await medals(), await statuses()]).toEqual([BY_RESULTS, ['OFFICIAL']])
  })

  test('a row that waits for an answer takes no contest out of the programme', async () => {
    await take(programme(''))
    await take(results(...THREE))
    const { id } = await open(programme('Cancelada'))
    expect((await choose(id, { removes: true })).counts.leaves).toBe(0)
  })
})

describe('a sheet without a contest that has a result needs an answer before it is removed (R12.5)', () => {
  const contest = (event: string) => `14/09/2027;10:00;${event};Final`
  const OTHER = contest('Natação;50 m livre;Feminino')
  const programme = (...rows: readonly string[]) => sheet('Data;Hora;Modalidade;Prova;Naipe;Fase', ...rows)
  const statuses = async () =>
    (await db.pool.query<{ status: string }>('select status from unit order by status')).rows.map(
      ({ status }) => status,
    )
  const removing = async (...answers: readonly string[]) => {
    const { id, questions } = await open(programme(OTHER))
    expect(questions).toEqual([])
    const plan = await choose(id, { removes: true })
    const [answer] = answers
    return answer === undefined
      ? plan
      : choose(id, { removes: true, answers: Object.fromEntries(plan.questions.map(({ key }) => [key, answer])) })
  }
  const before = async () => {
    await take(programme(contest(EVENT), OTHER))
    await take(results(...THREE))
    expect(await statuses()).toEqual(['OFFICIAL', 'SCHEDULED'])
  }

  test('the contest and its medals remain until the answer', async () => {
    await before()
    const plan = await removing()
    expect(questionsOf(plan)).toEqual([
      ['cancelled', '100 m livre, Final', '', expect.stringContaining('1. Bia Dois (Paraná)')],
    ])
    expect([plan.counts.doubts, plan.counts.leaves, plan.applicable]).toEqual([1, 0, false])
  })

  test('a contest that took place remains with its medals', NIGHTLY, async () => {
    await before()
    const plan = await removing('took-place')
    expect([plan.questions, plan.counts.leaves, plan.applicable]).toEqual([[], 0, false])
  })

  test('a contest that did not take place is removed with its medals, and the undo brings both back', async () => {
    await before()
    const action = await apply(await removing('cancelled'))
    expect([await medals(), await statuses()]).toEqual([[], ['SCHEDULED', 'UNSCHEDULED']])
    expect([await undo(action), await medals()]).toEqual([200, BY_RESULTS])
  })
})

describe('medals after the undo of an import follow results that came after it (R12.7)', () => {
  test('a medal list is undone after a medallist was disqualified', async () => {
    await take(results(...THREE, 'Ida Quatro;BA;60.00'))
    const list = await take(medalList('Ouro;Bia Dois;PR', 'Prata;Ana Um;AL', 'Bronze;Eva Três;SP'))
    const correction = await apply(await answered(results('Bia Dois;PR;DSQ'), 'list'))
    expect(await medals()).toEqual(BY_RESULTS)
    expect([await undo(list), await medals()]).toEqual([200, ['gold AL', 'silver SP', 'bronze BA']])
    expect([await undo(correction), await medals()]).toEqual([200, BY_RESULTS])
  })

  test('a medal list is undone that came before the results', NIGHTLY, async () => {
    const list = await take(medalList('Ouro;Ana Um;AL'))
    await apply(await answered(results(...THREE), 'list'))
    expect([await undo(list), await medals()]).toEqual([200, BY_RESULTS])
  })

  test('one of two heats of a final is undone', NIGHTLY, async () => {
    const heat = (number: number, ...rows: readonly string[]) =>
      sheet(`${RESULTS};Série`, ...rows.map((row) => `${EVENT};Final;${row};${number}`))
    await take(
      sheet(
        'Data;Hora;Modalidade;Prova;Naipe;Fase;Série',
        ...[1, 2].map((number) => `14/09/2027;10:0${number};${EVENT};Final;${number}`),
      ),
    )
    const first = await take(heat(1, ...THREE))
    await take(heat(2, 'Ida Quatro;BA;58.00', 'Lia Seis;RJ;60.00'))
    expect(await medals()).toEqual(['gold PR', 'silver BA', 'bronze AL'])
    expect([await undo(first), await medals()]).toEqual([200, []])
  })

  test('the table of a pool and the sides of the next round follow the results that remain', NIGHTLY, async () => {
    const HEADER = 'Modalidade;Naipe;Fase;Grupo;Jogo;Equipe A;Placar;Equipe B'
    const game = (number: number, score: string) => sheet(HEADER, `Handebol;Feminino;1ª fase;A;${number};${score}`)
    const ranks = async () =>
      (
        await db.pool.query<{ line: string }>(
          `select concat_ws(' ', fact ->> 'rank', fact -> 'competitor' ->> 'organisation', fact ->> 'result') as line
           from fact_result where document_type = 'DT_POOL_STANDING' order by position`,
        )
      ).rows.map(({ line }) => line)
    const second = game(2, 'SP;20 x 10;BA')
    await take(second)
    const expected = await ranks()
    await emptyDatabase(db.pool)
    const first = await take(game(1, 'AL;20 x 18;BA'))
    await take(second)
    expect(await ranks()).not.toEqual(expected)
    expect([await undo(first), await ranks()]).toEqual([200, expected])
  })
})

describe('a semifinal that is corrected after the final was played (R12.7)', () => {
  const HEADER = 'Modalidade;Naipe;Fase;Jogo;Equipe A;Placar;Equipe B'
  const match = (phase: string, score: string) => `Handebol;Feminino;${phase};${score}`
  const SEMIFINALS = [match('Semifinal;1', 'AL;20 x 18;BA'), match('Semifinal;2', 'SP;20 x 18;RJ')]
  const FINALS = [match('Disputa do 3º lugar;', 'BA;20 x 18;RJ'), match('Final;', 'AL;20 x 18;SP')]
  const BEFORE = ['gold AL', 'silver SP', 'bronze BA']
  const PROGRAMME = sheet(
    'Data;Hora;Modalidade;Naipe;Fase;Jogo;Equipe A;Equipe B',
    '14/09/2027;08h00;Handebol;Feminino;Semifinal;1;AL;BA',
    '14/09/2027;09h00;Handebol;Feminino;Semifinal;2;SP;RJ',
    '16/09/2027;08h00;Handebol;Feminino;Disputa do 3º lugar;;Perdedor da Semifinal 1;Perdedor da Semifinal 2',
    '16/09/2027;10h00;Handebol;Feminino;Final;;Vencedor da Semifinal 1;Vencedor da Semifinal 2',
  )
  const pending = async () => {
    const { events } = EventFormats.parse((await ivone.call('GET', '/api/office/event-formats')).body)
    return events.flatMap(({ pending: open }) => open.map(({ rule, needsDecision }) => [rule, needsDecision]))
  }

  test('the result of a final is not that of the match for bronze, whose sides it has', NIGHTLY, async () => {
    await take(PROGRAMME)
    await take(sheet(HEADER, ...SEMIFINALS))
    await take(sheet(HEADER, match('Disputa do 3º lugar;', 'AL;20 x 18;SP'), match('Final;', 'BA;20 x 18;RJ')))
    expect([await medals(), await pending()]).toEqual([
      ['gold BA', 'silver RJ', 'bronze AL'],
      [['finalist-contradicted', true]],
    ])
  })

  test.each(
    sampled(
      [
        ['with a programme', [PROGRAMME]],
        ['without a programme', []],
      ] as const,
      2,
    ),
  )('changes no medal and no pairing, and the event waits for the organiser: %s', async (_, programme) => {
    for (const text of programme) await take(text)
    await take(sheet(HEADER, ...SEMIFINALS))
    await take(sheet(HEADER, ...FINALS))
    expect([await medals(), await pending()]).toEqual([BEFORE, []])
    const action = await take(sheet(HEADER, match('Semifinal;1', 'AL;18 x 20;BA')))
    expect([await medals(), await pending()]).toEqual([BEFORE, [['finalist-contradicted', true]]])
    const { rows } = await db.pool.query<{ sides: string[] }>(
      `select jsonb_path_query_array(fact, '$.startList[*].competitor.organisation') as sides from fact_unit
       where substr(code, 23, 4) = 'FNL-' order by fact ->> 'medal'`,
    )
    expect(rows.map(({ sides }) => sides)).toEqual(
      programme.length === 0
        ? []
        : [
            ['AL', 'SP'],
            ['BA', 'RJ'],
          ],
    )
    expect([await undo(action), await medals(), await pending()]).toEqual([200, BEFORE, []])
  })
})
