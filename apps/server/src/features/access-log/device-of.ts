import type { AccessDevice } from '@games/contract'
import Bowser from 'bowser'
import { isCrawler } from '../../http/pages/crawlers.ts'
import { remembered } from './remembered.ts'

/** Browsers name themselves in less; what follows is not read. */
const LONGEST_USER_AGENT = 512
/** As many as a server meets on a day; a browser's version is the same for thousands. */
const MOST_KNOWN = 4_096

/** Tells devices by user agent (R8.1), the same one once: bots as for pages (R3.4), the rest by Bowser. Who names none is a bot. */
export function createDeviceOf(mostKnown = MOST_KNOWN): (userAgent: string | undefined) => AccessDevice {
  const deviceOf = remembered(mostKnown, LONGEST_USER_AGENT, read)
  return (userAgent) => {
    if (userAgent === undefined || userAgent === '' || userAgent === '-') return 'bot'
    return deviceOf(userAgent.length > LONGEST_USER_AGENT ? userAgent.slice(0, LONGEST_USER_AGENT) : userAgent)
  }
}

function read(userAgent: string): AccessDevice {
  if (isCrawler(userAgent)) return 'bot'
  const { type } = Bowser.parse(userAgent).platform
  return type === 'mobile' || type === 'tablet' || type === 'bot' ? type : 'desktop'
}
