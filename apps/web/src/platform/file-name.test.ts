import { expect, test } from 'vitest'
import { numbered, safeFileName } from './file-name.ts'

test.each([
  ['Livro de resultados.pdf', 'Livro de resultados.pdf'],
  ['../../databases/session.db', 'session.db'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a:b?c*.pdf', 'abc.pdf'],
  ['livro\u202Efdp.exe', 'livrofdp.exe'],
  ['line\nbreak\u0000.pdf', 'linebreak.pdf'],
  [`${'a'.repeat(5_000)}.pdf`, `${'a'.repeat(100)}.pdf`],
])('%j is stored as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('the second file of a name has a number before its ending', () => {
  expect([1, 2].map((number) => numbered('book.pdf', number))).toEqual(['book.pdf', 'book (2).pdf'])
  expect(numbered('book', 3)).toBe('book (3)')
})
