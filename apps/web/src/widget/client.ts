import { postHeight } from './post-height.ts'
import { startRefreshing } from './refresher.ts'
import { inShownTime, swapTimeOnTap } from './visitor-time.ts'

/** All that a widget runs: no framework, nothing to hydrate. */
if (window.parent !== window) postHeight()
inShownTime(document)
swapTimeOnTap()
// what does not exist does not change
if (!document.querySelector('.widget-unknown')) startRefreshing()
