import { expect, test } from 'vitest'
import { chunkGroups, isOneOf } from './chunks.ts'

test('every module that is named for a shared file is there', () => {
  expect(() => chunkGroups()).not.toThrow()
})

test('a module that has moved stops the build, and is named', () => {
  expect(() => isOneOf(['apps/web/src/ui/Flag.tsx', 'apps/web/src/frame/Frame.tsx'])).toThrow(
    'names apps/web/src/frame/Frame.tsx, which is not there',
  )
})
