import { expect, test } from 'vitest'
import { DISCIPLINE_CODES } from '../../disciplines/discipline-codes.ts'
import { padRsc } from '../../rsc.ts'
import { sportOf } from '../../sports/registry.ts'
import { suggestedRuleSet } from './suggested.ts'

test.each([
  ['ATHM100M--------------HEAT000200', 'athletics-wa-2024-wind'],
  ['ATHW100MH-------------FNL-000100', 'athletics-wa-2024-wind'],
  ['ATHM1500M-------------FNL-000100', 'athletics-wa-2024'],
  ['ATHM4X100M------------FNL-000100', 'athletics-wa-2024-relay'],
  ['ATHWLJ----------------FNL-000100', 'athletics-wa-2024-jumps'],
  ['ATHWSP----------------FNL-000100', 'athletics-wa-2024-throws'],
  ['ATHWHJ----------------FNL-000100', 'athletics-wa-2024-vertical-jumps'],
  ['ATHMDECATHLON---------FNL-000100', 'athletics-wa-2024-decathlon'],
  ['ATHMDECATHLON---------PV--000100', 'athletics-wa-2024-pole-vault'],
  ['ATHMDECATHLON---------100-000100', 'athletics-wa-2024-wind'],
  ['ATHMDECATHLON---------1500000100', 'athletics-wa-2024'],
  ['SWMX4X100MMED---------FNL-000100', 'swimming-wa-2025-relay'],
  ['OWSW3KM---------------FNL-000100', 'open-water-wa-2025-5km'],
  ['OWSW5KM---------------FNL-000100', 'open-water-wa-2025-5km'],
  ['OWSW10KM--------------FNL-000100', 'open-water-wa-2025'],
  ['CRDWITT---------------FNL-000100', 'cycling-uci-2025-time-trial'],
  ['CYCMCRIT--------------FNL-000100', 'cycling-uci-2025-criterium'],
  ['JUDXTEAM6-------------FNL-000100', 'judo-team-ijf-2025'],
  ['JUDXTEAM6-------------FNL-00010003', 'judo-ijf-2025'],
  ['WREMGR60KG------------FNL-000100', 'wrestling-uww-2025-greco-roman'],
  ['FENWFOIL--------------GPA-000100', 'fencing-fie-2025-pool'],
  ['FENMTEAMEPEE----------FNL-000100', 'fencing-fie-2025-team-epee'],
  ['FENMSABRE-------------8FNL000100', 'fencing-fie-2025-sabre'],
  ['HBLWTEAM7-------------GPA-000100', 'handball-ihf-2025'],
  ['HBLWTEAM7-------------SFNL000100', 'handball-ihf-2025-knockout'],
  ['GARWVT----------------FNL-000100', 'gymnastics-fig-2025-vt-final'],
  ['GARMTEAM--------------QUAL000100', 'gymnastics-fig-2025-men-team'],
  ['GRYWGROUP-------------FNL-000100', 'rhythmic-fig-2025-group'],
  ['ARCXTEAM2-------------FNL-000100', 'archery-wa-2025-mixed-team'],
  ['ARCWINDIV-------------QUAL000100', 'archery-wa-2025-ranking-round'],
  ['TTEMTEAM--------------QFNL00010002', 'table-tennis-ittf-2025'],
])('%s is played by %s unless the event says otherwise', (rsc, id) => {
  expect(suggestedRuleSet(padRsc(rsc))?.id).toBe(id)
})

test.each(DISCIPLINE_CODES)(
  'an event of %s whose code no catalogue has is played by rules of one event, or by none until somebody chooses',
  (discipline) => {
    const found = suggestedRuleSet(padRsc(`${discipline}XSOMETHING----------FNL-`))
    const { eventTypes } = sportOf(discipline)
    const isOpen = eventTypes.length > 1 && !eventTypes.some(({ codes }) => codes.includes('{class}'))
    expect(found === null).toBe(isOpen)
  },
)

test('a sport without specific rules has the plain score', () => {
  expect(suggestedRuleSet(padRsc('TENMSINGLES'))?.id).toBe('plain-score')
})
