import { expect, test } from 'vitest'
import { nameOf, resultOf, textOf } from './speakable.ts'
import { anAthlete, aTeam } from './spoken-view.factory.ts'
import { eng } from './words/eng.ts'
import { por } from './words/por.ts'
import { spa } from './words/spa.ts'

test.each([
  ['11.21', 'TIME', '11 segundos e 21', '11 segundos y 21 centésimas', '11.21 seconds'],
  ['11.05', 'TIME', '11 segundos e 5 centésimos', '11 segundos y 5 centésimas', '11.05 seconds'],
  ['10.00', 'TIME', '10 segundos', '10 segundos', '10.00 seconds'],
  ['1:58.10', 'TIME', '1 minuto, 58 segundos e 10', '1 minuto, 58 segundos y 10 centésimas', '1 minute 58.10'],
  ['1:01.3', 'TIME', '1 minuto, 1 segundo e 3 décimos', '1 minuto, 1 segundo y 3 décimas', '1 minute 1.3'],
  [
    '1:26:08',
    'TIME',
    '1 hora, 26 minutos e 8 segundos',
    '1 hora, 26 minutos y 8 segundos',
    '1 hour 26 minutes 8 seconds',
  ],
  ['2:00.00', 'TIME', '2 minutos', '2 minutos', '2 minutes'],
  ['7.94', 'DISTANCE', '7 metros e 94', '7 metros 94', '7.94 metres'],
  ['17.07', 'DISTANCE', '17 metros e 7 centímetros', '17 metros y 7 centímetros', '17.07 metres'],
  ['2.00', 'DISTANCE', '2 metros', '2 metros', '2.00 metres'],
  ['13.450', 'POINTS', '13,450 pontos', '13,450 puntos', '13.450 points'],
  ['1', 'POINTS', '1 ponto', '1 punto', '1 point'],
  ['674', null, '674', '674', '674'],
  ['3/2', null, '3/2', '3/2', '3/2'],
])('a result %s of %s is said as people say it (0097)', (result, type, inPor, inSpa, inEng) => {
  expect([por, spa, eng].map((words) => resultOf(result, type, words))).toEqual([inPor, inSpa, inEng])
})

test.each([
  ['ippon aos 2:41', 'ippon aos 2 minutos e 41 segundos'],
  ['31–28 ao intervalo', '31 a 28 ao intervalo'],
  ['10.84 (+1.2)', '10,84 vento a favor de 1,2 metros por segundo'],
  ['10.84 (−0.4)', '10,84 vento contra de 0,4 metros por segundo'],
  ['0.8 s de vantagem', '8 décimos de vantagem'],
  ['por queda aos 0:41', 'por queda aos 41 segundos'],
])('nothing in a line "%s" is spelt', (line, said) => {
  expect(textOf(line, por)).toBe(said)
})

test.each([
  [anAthlete('PITANGEIRA Brinândio'), 'Brinândio Pitangeira', 'Pitangeira'],
  [anAthlete("DOS SANTOS D'ÁVILA Ana Lima"), "Ana Lima dos Santos D'Ávila", "Dos Santos D'Ávila"],
  [anAthlete('Ana Lima'), 'Ana Lima', 'Ana Lima'],
  [aTeam('Rio Grande do Norte'), 'Rio Grande do Norte', 'Rio Grande do Norte'],
  [aTeam('PE'), 'PE', 'PE'],
  [aTeam('Veridins / Umbuzins'), 'Veridins e Umbuzins', 'Veridins e Umbuzins'],
])('a name is said as people say it: %o', (competitor, whole, short) => {
  expect([nameOf(competitor, por).name, nameOf(competitor, por, true).name]).toEqual([whole, short])
})

test('two of a pair are joined as Spanish joins them', () => {
  expect(nameOf(aTeam('Lima / Iglesias'), spa).name).toBe('Lima e Iglesias')
})
