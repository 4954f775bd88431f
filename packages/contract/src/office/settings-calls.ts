import type { PrivateEndpoints } from '../private-endpoint.ts'
import { DemoState, DemoWipe, DemoWiped } from './demo.ts'

export const settingsCalls = {
  getDemo: {
    summary: 'Whether there is a demo in the database, and what wiping it would remove',
    audience: 'admin',
    whileClosed: true,
    response: DemoState,
  },
  wipeDemo: {
    summary: 'Removes what the demo made, for good: it does not come back',
    audience: 'admin',
    whileClosed: true,
    body: DemoWipe,
    response: DemoWiped,
  },
} as const satisfies PrivateEndpoints
