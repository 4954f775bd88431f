import { expect, test } from 'vitest'
import { padRsc } from '../../rsc.ts'
import { sportOf } from '../registry.ts'
import { aSportUnit } from '../sport.factory.ts'
import { MATCH_DISCIPLINES } from './match-disciplines.ts'
import { PLAYS, playKindOf, playResultOf, playWordOf } from './plays.ts'

test.each([
  ['HBL', 'GOAL', 'Gol', 'Goal', 'Gol'],
  ['HBL', 'M7', 'Tiro de 7 metros', '7-metre throw', 'Lanzamiento de 7 metros'],
  ['HBL', '2MIN', '2 minutos', '2-minute suspension', 'Exclusión de 2 minutos'],
  ['FBL', 'OG', 'Gol contra', 'Own goal', 'Gol en propia puerta'],
  ['FBL', 'TMO', 'Tempo técnico', 'Timeout', 'Tiempo muerto'],
  ['BKB', 'FG3', 'Arremesso de 3 pontos', '3-point shot', 'Tiro de 3 puntos'],
  ['VVO', 'ACE', 'Ace', 'Ace', 'Ace'],
  ['VBV', 'BLK', 'Bloqueio', 'Block', 'Bloqueo'],
  ['TTE', 'POINT', 'Ponto', 'Point', 'Punto'],
  ['JUD', 'IPPON', 'Ippon', 'Ippon', 'Ippon'],
  ['JUD', 'Waza-ari', 'Waza-ari', 'Waza-ari', 'Waza-ari'],
  ['TKW', 'GAMJEOM', 'Gam-jeom', 'Gam-jeom', 'Gam-jeom'],
  ['WRE', 'PASSIVITY', 'Passividade', 'Passivity', 'Pasividad'],
  ['FEN', 'YELLOW_CARD', 'Cartão amarelo', 'Yellow card', 'Tarjeta amarilla'],
  ['BDM', 'SUBIN', 'Entra', 'In', 'Entra'],
])('%s %s is “%s”, “%s”, “%s” (R5.11)', (discipline, code, por, eng, spa) => {
  expect(playWordOf(padRsc(discipline), code)?.label).toEqual({ por, eng, spa })
})

test('one code is another action in another sport', () => {
  expect(playWordOf(padRsc('BKB'), 'BLK')?.label.por).toBe('Toco')
  expect(playWordOf(padRsc('HBL'), 'BLK')?.label.por).toBe('Bloqueio')
})

test.each(['XYZ', 'constructor', ''])('an action nobody has a word for has none: “%s”', (code) => {
  expect(playWordOf(padRsc('HBL'), code)).toBeNull()
  expect(playResultOf(code)).toBeNull()
  expect(playKindOf(padRsc('HBL'), code, null)).toBeNull()
})

test.each([
  ['HBL', 'GOAL', null, 'score'],
  ['FBL', 'OG', null, 'score'],
  ['BKB', 'P3', 'MADE', 'score'],
  ['BKB', 'P3', 'MISSED', null],
  ['BKB', 'P3', null, null],
  ['HBL', '7M', 'SAVED', null],
  ['JUD', 'SHIDO', null, 'card'],
  ['VVO', 'TOUT', null, null],
  ['SWM', 'TOUT', null, null],
])('%s %s %s counts as %s', (discipline, action, result, kind) => {
  expect(playKindOf(padRsc(discipline), action, result)).toBe(kind)
})

test('every word is written in three languages', () => {
  for (const words of Object.values(PLAYS))
    for (const { label } of Object.values(words)) expect(Object.values(label).filter(Boolean)).toHaveLength(3)
})

test('the disciplines with matches are those whose sport has actions, and every sport with statistics is one', () => {
  expect([...MATCH_DISCIPLINES].sort()).toEqual(Object.keys(PLAYS).sort())
  const others = ['ARC', 'ATH', 'SWM', 'GAR', 'TRI'].filter(
    (code) => sportOf(code).statistics(aSportUnit(code, { headToHead: true })).length > 0,
  )
  expect(others).toEqual([])
})
