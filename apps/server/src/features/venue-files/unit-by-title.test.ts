import { padRsc } from '@games/domain'
import { type FileHeat, heatsOfEvt, readEvt } from '@games/odf/venue-files/index'
import { describe, expect, test } from 'vitest'
import { titledKey } from './choices.ts'
import { type ProgrammeUnit, unitsByTitle } from './unit-by-title.ts'

const unit = (code: string, event: string, name: string): ProgrammeUnit => ({
  unit: {
    code: padRsc(code),
    event: { por: event, spa: event, eng: event },
    name: { por: name, spa: name, eng: name },
    start: null,
  },
  typeCode: padRsc(code),
})
const heatsOf = (code: string, event: string, phase: string, count: number, name: string) =>
  Array.from({ length: count }, (_, at) =>
    unit(`${code.padEnd(22, '-')}${phase}000${at + 1}00`, event, `${name} ${at + 1}`),
  )
const PROGRAMME = [
  ...heatsOf('ATHW100M', '100 m rasos feminino', 'FNL-', 1, 'Final'),
  ...heatsOf('ATHW100M', '100 m rasos feminino', 'HEAT', 3, 'Série'),
  ...heatsOf('ATHW100M', '100 m rasos feminino', 'SFNL', 2, 'Semifinal'),
  ...heatsOf('ATHM100M', '100 m rasos masculino', 'FNL-', 1, 'Final'),
  ...heatsOf('ATHM110MHURD', '110 m com barreiras masculino', 'FNL-', 2, 'Final série'),
  ...heatsOf('ATHW4X100M', '4x100 m feminino', 'FNL-', 1, 'Final'),
  ...heatsOf('ATHM800M----U15', '800 m masculino sub-15', 'FNL-', 1, 'Final'),
  ...heatsOf('ATHM800M----U17', '800 m masculino sub-17', 'FNL-', 1, 'Final'),
  ...heatsOf('ATHMX1', 'Corrida do saco masculino', 'FNL-', 1, 'Final'),
]

const evt = (...lines: readonly string[]): FileHeat[] => {
  const read = readEvt(new TextEncoder().encode(lines.join('\r\n')))
  if (!read.ok) throw new Error(read.error.kind)
  return [...heatsOfEvt(read.value).heats]
}
const found = (heats: readonly FileHeat[], programme = PROGRAMME, assigned: readonly string[] = []) => {
  const { of, races } = unitsByTitle(heats, programme, new Set(assigned), () => false)
  return { heats: heats.map((heat) => of.get(heat)), races }
}
const byTitle = (title: string, distance: string, numbers = '6,1,1') =>
  found(evt(`${numbers},${title},,,,,,${distance}`)).heats[0]

describe('a heat of another program', () => {
  test.each([
    ['Girls 100 Meter Dash', '100', '6,1,2', 'ATHW100M--------------HEAT000200'],
    ['Girls 100 Meter Dash', '100', '6,2,1', 'ATHW100M--------------SFNL000100'],
    ['Girls 100 Meter Dash', '100', '6,3,1', 'ATHW100M--------------FNL-000100'],
    ['Girls 100 Meter Dash Finals', '100', '6,1,1', 'ATHW100M--------------FNL-000100'],
    ['Girls 100 Meter Dash Prelims', '100', '6,1,3', 'ATHW100M--------------HEAT000300'],
    ['100 m rasos feminino Semifinal 2', '100', '6,1,1', 'ATHW100M--------------SFNL000200'],
    ['100 m rasos masculino Final 1', '100', '6,1,1', 'ATHM100M--------------FNL-000100'],
    ['Boys Hurdles', '110', '5,1,2', 'ATHM110MHURD----------FNL-000200'],
    ['Girls 4x100 Meter Relay', '400', '12,1,1', 'ATHW4X100M------------FNL-000100'],
    ['Boys U17 800 Meter Run', '800', '19,1,1', 'ATHM800M----U17-------FNL-000100'],
    ['Corrida do Saco Masculino', '', '30,1,1', 'ATHMX1----------------FNL-000100'],
  ])('"%s" of %s m with the numbers %s is proposed as %s', (title, distance, numbers, code) => {
    expect(byTitle(title, distance, numbers)).toMatchObject({ unit: padRsc(code), why: 'proposed' })
  })

  test.each([
    ['no-title', '', '100', '6,1,1'],
    ['no-gender', '100 Meter Dash', '100', '6,1,1'],
    ['no-event', 'Girls 100 Meter Dash', '80', '6,1,1'],
    ['no-event', 'Girls 100 Meter Hurdles', '100', '4,1,1'],
    ['no-event', 'Boys 800 Meter Run', '800', '19,1,1'],
    ['no-event', 'Race 7', '', '7,1,1'],
    ['no-heat', 'Girls 100 Meter Dash', '100', '6,1,4'],
    ['no-heat', 'Girls 100 Meter Dash', '100', '6,4,1'],
    ['no-heat', 'Girls 100 Meter Dash Final B', '100', '6,1,1'],
    ['no-heat', 'Women 100 Meter Dash Semifinal 2', '100', '6,1,3'],
  ])('waits for the reason %s: "%s" of %s m with the numbers %s', (why, title, distance, numbers) => {
    expect(byTitle(title, distance, numbers)).toEqual({ unit: null, why, heats: [] })
  })

  test('two events of the same name are not decided', () => {
    const twice = [...PROGRAMME, ...heatsOf('ATHW100M----PARA', '100 m rasos feminino', 'FNL-', 1, 'Final')]
    expect(found(evt('6,1,1,100 m rasos feminino,,,,,,100'), twice).heats[0]).toMatchObject({ why: 'several' })
  })

  test('more heats than the programme has of a round are not decided: the first is not the final', () => {
    const { heats, races } = found(evt('7,1,1,Boys 100 Meter Dash,,,,,,100', '7,1,2,Boys 100 Meter Dash,,,,,,100'))
    expect(heats.map((heat) => heat?.why)).toEqual(['no-heat', 'no-heat'])
    expect(races).toEqual([])
  })

  test('two heats of a file that name the same unit are not decided', () => {
    const two = evt('6,1,1,Girls 100 Meter Dash,,,,,,100', '66,1,1,Girls 100 Meter Dash,,,,,,100')
    expect(found(two).heats.map((heat) => heat?.why)).toEqual(['taken', 'taken'])
    expect(found(two.slice(1), PROGRAMME, [padRsc('ATHW100M--------------HEAT000100')]).heats[0]?.why).toBe('taken')
  })

  test.each(['Girls 100 Meter Dash', '100 m rasos feminino Semifinal 2'])(
    'a heat of "%s" is accepted by the key that it has, which contains its title',
    (title) => {
      const [heat] = evt(`6,1,1,${title},,,,,,100`).map((one) => ({ ...one, key: titledKey(one) }))
      expect(heat && found([heat]).races[0]?.heats[0]?.heat).toBe(`6/1/1/${title}/100`)
    },
  )

  test('a race is accepted with all heats of its round, also those that are not in the file yet', () => {
    const title = 'Girls 100 Meter Dash'
    expect(found(evt(`6,1,2,${title},,,,,,100`)).races).toEqual([
      {
        title,
        event: '6',
        round: '1',
        heats: [1, 2, 3].map((heat) => ({
          heat: `6/1/${heat}/${title}/100`,
          unit: padRsc(`ATHW100M--------------HEAT000${heat}00`),
        })),
      },
    ])
  })
})
