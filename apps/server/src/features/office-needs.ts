import { contentNeeds } from './content/index.ts'
import { medalDifferenceNeeds, openMedalNeeds } from './event-formats/index.ts'
import { eventTypeNeeds } from './event-types/index.ts'
import { feedNeeds } from './feed-desk/index.ts'
import { feedbackNeeds } from './feedback/index.ts'
import { type NeedSource, unitNeeds } from './office-home/index.ts'
import { setUpNeeds } from './settings/index.ts'
import { venueFileNeeds } from './venue-files/index.ts'

interface NeedOptions {
  /** The games' zone, minutes. */
  readonly utcOffset: () => number
  /** How many times as fast as ours the games' clock goes. */
  readonly speed: () => number
}

/** Where the office's list of what waits for somebody comes from: each feature brings its own. */
export const officeNeeds = ({ utcOffset, speed }: NeedOptions): readonly NeedSource[] => [
  unitNeeds,
  feedNeeds(speed),
  venueFileNeeds,
  openMedalNeeds,
  medalDifferenceNeeds,
  eventTypeNeeds,
  contentNeeds(utcOffset),
  feedbackNeeds,
  setUpNeeds,
]
