export const speeds = { slowest: 0.25, fastest: [[Number.POSITIVE_INFINITY, 2.7]] } as const
