import type { SheetPlan } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

/** Rows that do not name their event or their contest: what the programme has, a question, or another sheet of the file. */

const { db, open, choose, apply, medals } = emptyOffice()

const sheet = (header: string, ...rows: readonly string[]) => [header, ...rows].join('\n')
async function take(text: string, name?: string): Promise<SheetPlan> {
  const plan = await open(text, name)
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  await apply(plan)
  return plan
}
const questionsOf = ({ questions }: SheetPlan) =>
  questions.map(({ what, written, suggestions }) => [what, written, ...suggestions.map(({ name }) => name)])
const unitsWithResults = async () =>
  (
    await db.pool.query<{ code: string }>(
      `select distinct rtrim(code, '-') as code from fact_result where document_type = 'DT_RESULT' order by 1`,
    )
  ).rows.map(({ code }) => code)

const PROGRAMME = 'Modalidade;Naipe;Fase;Data;Hora;Equipe A;Equipe B'
const MEN = ['Grupo A;20/11/2026;10:00;AL;BA', 'Grupo A;21/11/2026;10:00;BA;SP', 'Final;22/11/2026;10:00;;']
const programme = (gender: string, rows: readonly string[]) =>
  sheet(PROGRAMME, ...rows.map((row) => `Handebol;${gender};${row}`))

describe('results that name only their sport', () => {
  test('are of the only event of the sport, and each match is that of the programme with its sides (R12.5)', async () => {
    await take(programme('Masculino', MEN))
    const plan = await take(sheet('HANDEBOL', 'Equipe A;Placar;Equipe B', 'AL;20 x 18;BA', 'SP;20 x 18;BA'))
    expect(plan.effect.totals.units.new).toBe(0)
    expect((await unitsWithResults()).map((unit) => unit.slice(0, 26))).toEqual([
      'HBLMTEAM7-------------GPA-',
      'HBLMTEAM7-------------GPA-',
    ])
  })

  test('are of the event in which both sides take part (R12.5)', NIGHTLY, async () => {
    await take(programme('Masculino', MEN))
    await take(programme('Feminino', ['Grupo A;20/11/2026;10:00;CE;PR']))
    await take(sheet('HANDEBOL', 'Equipe A;Placar;Equipe B', 'CE;20 x 18;PR'))
    expect((await unitsWithResults()).map((unit) => unit[3])).toEqual(['W'])
  })

  test('are of the event of their day, and lead to a question if two events are possible (R12.5)', async () => {
    await take(programme('Masculino', MEN))
    await take(programme('Feminino', ['Grupo A;23/11/2026;10:00;AL;BA']))
    const plan = await open(sheet('HANDEBOL', 'Equipe A;Placar;Equipe B', 'AL;20 x 18;BA'))
    expect(plan.questions.map(({ what, suggestions }) => [what, suggestions.map(({ code }) => code[3])])).toEqual([
      ['event', ['M', 'W']],
    ])
    await take(sheet('HANDEBOL', 'Data;Equipe A;Placar;Equipe B', '23/11/2026;AL;20 x 18;BA'))
    expect((await unitsWithResults()).map((unit) => unit[3])).toEqual(['W'])
  })
})

test('two who meet twice in the programme are told apart by the time, or by a question in words (R12.5)', async () => {
  await take(programme('Masculino', ['Grupo A;20/11/2026;10:00;AL;BA', 'Grupo A;20/11/2026;15:00;AL;BA']))
  const plan = await open(sheet('HANDEBOL', 'Equipe A;Placar;Equipe B', 'AL;20 x 18;BA'))
  expect(questionsOf(plan)).toEqual([['unit', '–', 'Grupo A, 2026-11-20 10:00', 'Grupo A, 2026-11-20 15:00']])
  await take(sheet('HANDEBOL', 'Data;Hora;Equipe A;Placar;Equipe B', '20/11/2026;15:00;AL;20 x 18;BA'))
  expect(await unitsWithResults()).toHaveLength(1)
})

const SEEDS = ['AL', 'BA', 'SP', 'RJ'].map(
  (state, at) => `Taekwondo;Até 57 kg feminino;${at + 1};Ana ${state};${state}`,
)

describe('results by phase after a draw', () => {
  const BOUTS = 'Modalidade;Prova;Fase;Atleta A;Placar;Atleta B'
  test('are of the contests of those who meet, without a question (R12.5)', async () => {
    await take(sheet('Modalidade;Prova;Cabeça de chave;Atleta;UF', ...SEEDS))
    const bout = (phase: string, one: string, other: string) =>
      `Taekwondo;Até 57 kg feminino;${phase};Ana ${one} (${one});2 x 0;Ana ${other} (${other})`
    await take(sheet(BOUTS, bout('Semifinal', 'SP', 'BA'), bout('Semifinal', 'AL', 'RJ')))
    expect((await unitsWithResults()).map((unit) => unit.slice(22))).toEqual(['SFNL000100', 'SFNL000200'])
    await take(sheet(BOUTS, bout('Final', 'AL', 'SP')))
    expect(await medals()).toEqual(['gold AL', 'silver SP', 'bronze BA', 'bronze RJ'])
  })

  test('ask about contests by the names of their sides, never by codes (R12.5)', async () => {
    await take(sheet('Modalidade;Prova;Cabeça de chave;Atleta;UF', ...SEEDS))
    const plan = await open(sheet(BOUTS, 'Taekwondo;Até 57 kg feminino;Semifinal;Ana SP (SP);2 x 0;Ana CE (CE)'))
    const [, , ...names] = questionsOf(plan)[0] ?? []
    expect(names.toSorted()).toEqual(['Ana AL × Ana RJ', 'Ana SP × Ana BA'])
  })
})

test(
  'a sport without a catalogue is known by its events in the programme, or asked for by their words (R12.5)',
  NIGHTLY,
  async () => {
    const results = sheet('Event;Rank;Crew;Result', 'Boys U16 1x;1;AL;3:54.90', 'Boys U16 1x;2;BA;3:55.63')
    const plan = await open(results)
    expect(questionsOf(plan)).toEqual([['sport', 'Boys U16 1x', 'Remo']])
    await apply(await choose(plan.id, { answers: { [plan.questions[0]?.key ?? '']: 'ROW' } }))
    await take(sheet('Event;Rank;Crew;Result', 'B U16 1x;1;AL;3:54.10', 'B U16 1x;2;BA;3:55.63'))
    // also under another name of the sport
    await take(sheet('ROWING', 'Event;Rank;Crew;Result', 'Boys U16 1x;1;AL;3:54.10', 'Boys U16 1x;2;SP;3:56.63'))
    expect((await unitsWithResults()).map((unit) => unit.slice(0, 4))).toEqual(['ROWM'])
  },
)

test.each(['basquete-sub16.csv', '2026 Basketball results.csv'])(
  'the name of a file can be the sport of its sheet: %s (R12.5)',
  async (name) => {
    await take(sheet('Naipe;Fase;Equipe A;Placar;Equipe B', 'Masculino;Final;AL;70 x 65;BA'), name)
    expect(await medals()).toEqual(['gold AL', 'silver BA'])
  },
)

test('an event without a name is shown by its type and gender (R12.5)', async () => {
  const plan = await open(
    sheet('Modalidade;Naipe;Fase;Equipe A;Placar;Equipe B', 'Handebol;Feminino;Final;AL;20 x 18;BA'),
  )
  expect(plan.rules.map(({ where }) => where)).toEqual(['Feminino', 'Feminino'])
  expect(JSON.stringify([plan.effect.formats, plan.effect.surprises])).not.toMatch(/HBLW/)
})

test('results and contests that leave are named in words (R12.5)', NIGHTLY, async () => {
  const leaving = async (text: string) => {
    const { id } = await open(text)
    const { lines } = await choose(id, { removes: true })
    return lines.flatMap(({ state, words, unit }) => (state === 'leaves' ? [[words, unit?.slice(22) ?? null]] : []))
  }
  const header = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo'
  const rows = ['Ana Um;AL;58.10', 'Bia Dois;PR;57.90'].map((row) => `Natação;100 m livre;Feminino;Final;${row}`)
  await take(sheet(header, ...rows))
  expect(await leaving(sheet(header, ...rows.slice(0, 1)))).toEqual([['100 m livre: Bia Dois', 'FNL-000100--']])
  const matches = ['Semifinal;AL;BA', 'Final;AL;BA'].map((row) => `Handebol;Feminino;${row}`)
  await take(sheet('Modalidade;Naipe;Fase;Equipe A;Equipe B', ...matches))
  const [semifinal = ''] = matches
  expect(await leaving(sheet('Modalidade;Naipe;Fase;Equipe A;Equipe B', semifinal))).toEqual([
    ['Feminino, Final', null],
  ])
})
