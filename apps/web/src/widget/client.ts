import { postHeight } from '../embed/post-height.ts'
import { keepFresh } from './refresher.ts'

/** All that a widget runs: no framework, nothing to hydrate. */
if (window.parent !== window) postHeight()
keepFresh()
