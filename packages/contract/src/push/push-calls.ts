import { Done } from '../accounts/account.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { PushEnd, PushKey, PushMove, PushSubscriber } from './push.ts'

/** Keys of 200 things that are followed. */
const MOST_BYTES = 20_000

export const pushCalls = {
  getPushKey: {
    summary: 'The key that push subscriptions are made with',
    audience: 'anybody',
    whileClosed: true,
    response: PushKey,
  },
  putPushSubscription: {
    summary: 'Sends a device notifications from now on, about what it follows or its account does',
    audience: 'anybody',
    whileClosed: true,
    body: PushSubscriber,
    bodyBytes: MOST_BYTES,
    response: Done,
  },
  movePushSubscription: {
    summary: 'Sends a device its notifications to the endpoint that its browser has put in the place of another',
    audience: 'anybody',
    whileClosed: true,
    body: PushMove,
    response: Done,
  },
  endPushSubscription: {
    summary: 'Sends a device no more notifications',
    audience: 'anybody',
    whileClosed: true,
    body: PushEnd,
    response: Done,
  },
  tryPushSubscription: {
    summary: 'Sends a device a notification to try whether it comes',
    audience: 'anybody',
    whileClosed: true,
    body: PushEnd,
    response: Done,
  },
} as const satisfies PrivateEndpoints
