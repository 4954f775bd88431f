export { boardSearchOf } from './board-search.ts'
export { BoardView } from './BoardView.tsx'
