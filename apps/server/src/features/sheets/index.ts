export { SHEET_KIND, sheetCalls, undoSheet } from './calls.ts'
export { choicesOf, type SheetRouteDeps, sheetRoutes } from './routes.ts'
export { createSheetImports, type SheetImports } from './sheets.ts'
export { readWorkbook } from './read-workbook.ts'
