import { postHeight } from './post-height.ts'
import { keepFresh } from './refresher.ts'
import { inShownTime, swapTimeOnTap } from './visitor-time.ts'

/** All that a widget runs: no framework, nothing to hydrate. */
if (window.parent !== window) postHeight()
inShownTime(document)
swapTimeOnTap()
// what does not exist does not change
if (!document.querySelector('.widget-unknown')) keepFresh()
