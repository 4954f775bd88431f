import type { SheetPlan } from '@games/contract'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

/** The effect of a sheet before it is imported (R12.5): surprises, counts and formats. */

const { open, choose, apply } = emptyOffice('desk_event', 'event_format')

const SWIM = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo'
const swim = (...rows: string[]) => [SWIM, ...rows.map((row) => `Natação;100 m livre;Feminino;${row}`)].join('\n')
const FINAL = [
  'Final;Bia Dois;PR;57.90',
  'Final;Ana Um;AL;58.10',
  'Final;Eva Três;SP;59.00',
  'Final;Ida Quatro;BA;60.00',
]

const surprises = ({ effect }: SheetPlan) =>
  effect.surprises.map(({ kind, event, medal, who, from, to, others }) =>
    [kind, medal, event?.por, who, `${from ?? ''}>${to ?? ''}`, others > 0 ? `+${others}` : null]
      .filter(Boolean)
      .join(' | '),
  )
const totals = ({ effect }: SheetPlan) =>
  Object.fromEntries(
    Object.entries(effect.totals).flatMap(([name, { new: added, changed, same, goes }]) =>
      added + changed + same + goes > 0 ? [[name, `${added}/${changed}/${same}/${goes}`]] : [],
    ),
  )

test('the surprises of a first import are its events and people, and everything is new (R12.5)', async () => {
  const plan = await open(swim(...FINAL))
  expect(surprises(plan)).toEqual(['new-event | Natação, 100 m livre | >', 'new-person | Bia Dois | > | +3'])
  expect(totals(plan)).toEqual({ people: '4/0/0/0', events: '1/0/0/0', results: '4/0/0/0', medals: '3/0/0/0' })
})

test('medals that change hands come before results that change, gold first, with both names (R12.5)', async () => {
  await apply(await open(swim(...FINAL)))
  const plan = await open(swim('Final;Bia Dois;PR;DSQ'))
  expect(surprises(plan)).toEqual([
    'medal | gold | Natação, 100 m livre | Bia Dois (Paraná)>Ana Um (Alagoas)',
    'medal | silver | Natação, 100 m livre | Ana Um (Alagoas)>Eva Três (São Paulo)',
    'medal | bronze | Natação, 100 m livre | Eva Três (São Paulo)>Ida Quatro (Bahia)',
    'result | Natação, 100 m livre | Bia Dois (Paraná) | 57.90>DSQ',
  ])
})

test('another winner of a heat comes before the results that go from it (R12.5)', async () => {
  const heat = FINAL.map((row) => row.replace('Final', 'Semifinal 1'))
  await apply(await open(swim(...heat)))
  const plan = await open(swim(...heat.slice(2)))
  expect(surprises(plan)).toEqual([])
  expect(totals(plan)).toEqual({ people: '0/0/2/0', events: '0/0/1/0', results: '0/0/2/0' })
  const removing = await choose(plan.id, { removes: true })
  expect(surprises(removing)).toEqual([
    'winner | Natação, 100 m livre | Bia Dois (Paraná)>Eva Três (São Paulo)',
    'result-goes | Natação, 100 m livre | Bia Dois (Paraná) | 57.90> | +1',
  ])
  expect(totals(removing)).toMatchObject({ results: '0/2/0/2' })
})

const PROGRAMME = `Data;Hora;Modalidade;Prova;Fase
14/09/2027;08h00;Judô;Até 57 kg feminino;Semifinal 1
14/09/2027;08h10;Judô;Até 57 kg feminino;Semifinal 2
14/09/2027;10h00;Judô;Até 57 kg feminino;Final`

test('a contest that goes comes before one that moves, and the programme states that a final decides (R12.5)', async () => {
  const first = await open(PROGRAMME)
  expect(first.effect.formats).toEqual([
    {
      how: 'final',
      why: null,
      events: [{ por: 'Judô, Até 57 kg feminino', spa: 'Judo, Até 57 kg feminino', eng: 'Judo, Até 57 kg feminino' }],
      count: 1,
    },
  ])
  await apply(first)
  const plan = await open(PROGRAMME.split('\n').slice(0, 3).join('\n').replace('08h00', '09h30'))
  const removing = await choose(plan.id, { removes: true })
  expect(surprises(removing)).toEqual([
    'unit-goes | Judô, Até 57 kg feminino | >',
    expect.stringMatching(/^start \| Judô, Até 57 kg feminino \| 2027-09-14T08:00:00-03:00>2027-09-14T09:30:00-03:00$/),
  ])
  expect(removing.effect.formats).toEqual([])
  expect(totals(removing)).toEqual({ events: '0/1/0/0', units: '0/1/1/1' })
})

test('heats of a final are one list, and finals whose order nothing shows wait for the organiser (R12.5)', async () => {
  const heats = await open(swim('Final Série 1;Ana Um;AL;58.10', 'Final Série 2;Bia Dois;PR;57.90'))
  expect(heats.effect.formats).toEqual([
    {
      how: 'heats',
      why: null,
      events: [{ por: 'Natação, 100 m livre', spa: 'Natación, 100 m livre', eng: 'Swimming, 100 m livre' }],
      count: 1,
    },
  ])
  const finals = await open(swim('Final A;Ana Um;AL;58.10', 'Final B;Bia Dois;PR;57.90', 'Final C;Eva Três;SP;57.00'))
  expect(finals.effect.formats).toEqual([
    {
      how: 'open',
      why: 'finals-unknown',
      events: [{ por: 'Natação, 100 m livre', spa: 'Natación, 100 m livre', eng: 'Swimming, 100 m livre' }],
      count: 1,
    },
  ])
})

test('the same sheet again surprises with nothing, and all its rows are unchanged (R12.5)', async () => {
  await apply(await open(swim(...FINAL)))
  const plan = await open(swim(...FINAL))
  expect(plan.effect.surprises).toEqual([])
  expect(totals(plan)).toEqual({ people: '0/0/4/0', events: '0/0/1/0', results: '0/0/4/0', medals: '0/0/3/0' })
})
