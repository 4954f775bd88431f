import { describe, expect, test } from 'vitest'
import { padRsc } from '../../rsc.ts'
import { titleContradictions, titledGender, titleNamesEvent } from './title-contradictions.ts'

const MEN_100 = padRsc('ATHM100M--------------FNL-000100')
const factsOf = (unit: string, title: string | null, distance: string | null = null) =>
  titleContradictions({ title, distance }, padRsc(unit))

describe('the title of a race and a unit of the programme', () => {
  test.each([
    ['Girls 60 Meter Dash', '60', ['gender', 'distance']],
    ['60 m rasos femenino', null, ['gender', 'distance']],
    ['Boys 60 Dash', null, ['distance']],
    ['100 m com barreiras masculino', '100', ['event']],
    ['Women 100 Meter Hurdles', '100', ['gender', 'event']],
    ['Boys 4x100 Meter Relay', '400', ['distance']],
    [null, '60', ['distance']],
    ['Final A', '60', ['distance']],
  ])('%s, %s m, contradicts the 100 m of men', (title, distance, facts) => {
    expect(factsOf(MEN_100, title, distance)).toEqual(facts)
  })

  test.each([
    ['100 m rasos masculino Final', '100'],
    ['Boys 100 Meter Dash', '100'],
    ['100 metros planos varones', ''],
    ['Invented 100 m', '100'],
    ['Boys U15 100 m', '100'],
    ['x', null],
    ['Final A, 2 +2', null],
    [null, '0'],
  ])('%s, %s m, does not contradict the 100 m of men', (title, distance) => {
    expect(factsOf(MEN_100, title, distance)).toEqual([])
  })

  test('a relay has the metres of a leg or of all legs', () => {
    const unit = 'ATHW4X100M------------FNL-000100'
    expect(factsOf(unit, '4 x 100 m femenino', '400')).toEqual([])
    expect(factsOf(unit, 'Girls 400 m Relay', '100')).toEqual([])
    expect(factsOf(unit, 'Girls 4x400 Meter Relay', '1600')).toEqual(['distance'])
    expect(factsOf(unit, 'Girls 100 Meter Dash', '100')).toEqual(['distance'])
  })

  test('classes of age and divisions contradict if both are known', () => {
    const unit = 'ATHM100M----U15-------FNL-000100'
    expect(factsOf(unit, 'Sub-17 100 m masculino')).toEqual(['age-class'])
    expect(factsOf(unit, 'Sub-15 100 m masculino')).toEqual([])
    expect(factsOf('ATHM100M----D2--------FNL-000100', '100 m masculino 1ª divisão')).toEqual(['division'])
  })

  test('a part of a combined event has any distance, and its own gender', () => {
    const unit = 'ATHWHEPTATHL----------FNL-000100'
    expect(factsOf(unit, 'Heptatlo feminino 200 m', '200')).toEqual([])
    expect(factsOf(unit, 'Decathlon men 100 m', '100')).toEqual(['gender'])
  })
})

describe('the title of a race that names the event of a unit', () => {
  test.each([
    ['ATHW100M', 'Girls 100 Meter Dash', '100'],
    ['ATHW100M', '100 m rasos feminino', null],
    ['ATHM110MHURD', 'Boys 110 Meter Hurdles', '110'],
    ['ATHM110MHURD', 'Boys Hurdles', '110'],
    ['ATHW4X100M', 'Girls 4x100 Meter Relay', '400'],
    ['ATHM1600M', 'Boys 1600 Meter Run', '1600'],
    ['ATHM100M----U15', 'Boys U15 100 m', '100'],
  ])('%s is "%s", %s m', (unit, title, distance) => {
    expect(titleNamesEvent({ title, distance }, padRsc(unit))).toBe(true)
    expect(titledGender({ title, distance }, padRsc(unit))).toBe(unit[3])
  })

  test.each([
    ['another distance', 'ATHW200M', 'Girls 100 Meter Dash', '100'],
    ['the distance of the field', 'ATHW100M', 'Girls 100 Meter Dash', '80'],
    ['another type', 'ATHW100M', 'Girls 100 Meter Hurdles', '100'],
    ['no distance', 'ATHM110MHURD', 'Boys Hurdles', null],
    ['an age class that is not in the title', 'ATHM100M----U15', 'Boys 100 Meter Dash', '100'],
    ['an age class that is not in the programme', 'ATHM100M', 'Boys U15 100 Meter Dash', '100'],
    ['a word that is not understood', 'ATHM100M', 'Boys 100 Meter Wheelchair', '100'],
    ['no title', 'ATHM100M', null, '100'],
    ['a heat of another kind', 'ATHM100M', 'Final A', '100'],
  ])('%s: %s is not "%s", %s m', (_, unit, title, distance) => {
    expect(titleNamesEvent({ title, distance }, padRsc(unit))).toBe(false)
  })

  test('a title of one letter states no gender', () => {
    expect(titledGender({ title: 'x', distance: null }, MEN_100)).toBeNull()
  })
})
