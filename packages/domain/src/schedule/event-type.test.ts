import { expect, test } from 'vitest'
import { EVENT_TYPES, eventTypeFor, isCompetition } from './event-type.ts'

test.each([
  ['0', 0, 'CERGOPEN----------------------1---', 'opening-ceremony'],
  ['0', 0, 'CERGGEN---------------CLOS000100--', 'closing-ceremony'],
  ['1', 0, 'JUDW------------------TRNO000100--', 'training'],
  ['3', 0, 'JUDW57KG--------------SFNL000100--', 'competition'],
  ['3', 1, 'JUDW57KG--------------FNL-000100--', 'competition-medal'],
  ['3', 3, 'JUDW57KG--------------REPF000100--', 'competition-medal'],
  ['4', 0, 'JUD-------------------MEET000100--', 'technical-meeting'],
  ['9', 0, 'JUD-------------------MEET000100--', 'technical-meeting'],
  ['6', 0, 'JUDW57KG--------------VICTMEDAL---', 'medal'],
  ['8', 0, 'JUDW57KG--------------WEIG000100--', 'weighting'],
  ['8', 0, 'JUDW57KG--------------BRDC000100--', 'broadcast'],
  ['7', 0, 'JUDW57KG--------------DRAW000100--', 'default'],
])('PhaseType %s, Medal %i of %s is %s (R5.3, ODF §6)', (phaseType, medal, code, type) =>
  expect(eventTypeFor(phaseType, medal, code)).toBe(type),
)

test('contests are competition alone, with and without medals (R5.3)', () =>
  expect(EVENT_TYPES.filter((eventType) => isCompetition({ eventType }))).toEqual(['competition', 'competition-medal']))
