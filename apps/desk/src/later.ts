/** What loads after the first screen, as one file: two would part what they share with it from the first load. */
export { Moves } from './pads/Moves.tsx'
export { WeighInScreen } from './screens/WeighInScreen.tsx'
