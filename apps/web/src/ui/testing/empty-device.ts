import { beforeAll } from 'vitest'

// all test files share the browser's storage: what one has kept must not be another's visitor
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
