import { expect, test } from 'vitest'
import { type BackAction, backAction } from './back-button.ts'

test.each<[pathname: string, canGoBack: boolean, action: BackAction]>([
  ['/secure-sport', true, 'nothing'],
  ['/secure-sport', false, 'nothing'],
  ['/secure-sport/', true, 'nothing'],
  ['/', true, 'exit'],
  ['/', false, 'exit'],
  ['/medals/all', true, 'previous'],
  ['/medals/all', false, 'home'],
  ['/secure', true, 'previous'],
  ['/secure-sport-rules', false, 'home'],
])('the back button on %s, with a page before it %s: %s (R3.2)', (pathname, canGoBack, action) => {
  expect(backAction(pathname, canGoBack)).toBe(action)
})
