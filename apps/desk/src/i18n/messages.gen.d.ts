// Generated from messages/por by build/catalogs.ts.
export type Noun = "desk" | "desk-limits" | "desk-refusals" | "desk-words"

export interface MessageArguments {
  "desk.title": undefined
  "desk.by-link": undefined
  "desk.nobody": undefined
  "desk.venue": undefined
  "desk.open-here": undefined
  "desk.coming": undefined
  "desk.due-late": { "minutes": number }
  "desk.due-long": { "hours": number; "minutes": number }
  "desk.due-soon": { "minutes": number }
  "desk.over": undefined
  "desk.practice": undefined
  "desk.practise": undefined
  "desk.practice-note": undefined
  "desk.practice-side": { "n": string | number }
  "desk.practice-athlete": { "n": string | number }
  "desk.forget-practice": undefined
  "desk.no-units": undefined
  "desk.no-way-in": undefined
  "desk.use-link": undefined
  "desk.use-link-why": undefined
  "desk.link": undefined
  "desk.link-shape": undefined
  "desk.link-refused": undefined
  "desk.use-account": undefined
  "desk.sign-in": undefined
  "desk.back": undefined
  "desk.close": undefined
  "desk.more": undefined
  "desk.this-device": undefined
  "desk.look": undefined
  "desk.look-system": undefined
  "desk.look-light": undefined
  "desk.look-dark": undefined
  "desk.clear": undefined
  "desk.clear-asked": { "count": number }
  "desk.clear-failed": undefined
  "desk.clear-now": undefined
  "desk.state-list-missing": undefined
  "desk.state-list-ready": undefined
  "desk.state-list-confirmed": undefined
  "desk.state-playing": undefined
  "desk.state-over": undefined
  "desk.state-sent": undefined
  "desk.state-protested": undefined
  "desk.state-official": undefined
  "desk.state-abandoned": undefined
  "desk.standing-moved": undefined
  "desk.standing-cancelled": undefined
  "desk.standing-taken-away": undefined
  "desk.feed-speaks": undefined
  "desk.asking": undefined
  "desk.sent": undefined
  "desk.nothing-public": undefined
  "desk.public-until": { "time": string | number }
  "desk.on-its-way": { "time": string | number }
  "desk.sending": { "count": number }
  "desk.no-network": undefined
  "desk.kept-here": { "count": number; "time": string | number }
  "desk.reload": undefined
  "desk.not-understood": { "count": number }
  "desk.link-ended": { "count": number }
  "desk.another-link": undefined
  "desk.storage-full": { "count": number }
  "desk.see-queue": undefined
  "desk.queue": undefined
  "desk.waiting-count": { "count": number }
  "desk.waiting": undefined
  "desk.refused": undefined
  "desk.at-the-server": undefined
  "desk.queue-empty": undefined
  "desk.try-now": undefined
  "desk.handed-broken": undefined
  "desk.handed-leave": undefined
  "desk.handed-take": undefined
  "desk.handed-ask": { "count": number; "units": number }
  "desk.handed": undefined
  "desk.take-file": undefined
  "desk.hand-over-file": undefined
  "desk.next-code": undefined
  "desk.code-of": { "n": number; "of": number }
  "desk.hand-over-how": undefined
  "desk.hand-over": undefined
  "desk.waits": undefined
  "desk.stored": undefined
  "desk.fault-same-id-other-content": undefined
  "desk.fault-same-number-other-tap": undefined
  "desk.fault-other-unit": undefined
  "desk.fault-other-device": undefined
  "desk.fault-malformed": undefined
  "desk.fault-too-many": undefined
  "desk.fault-number-far-off": undefined
  "desk.fault-other-list": undefined
  "desk.fault-needs-a-person": undefined
  "desk.unit-unknown": undefined
  "desk.locked": undefined
  "desk.cannot-no-rule-set": undefined
  "desk.cannot-bad-limits": undefined
  "desk.cannot-two-sides-needed": undefined
  "desk.cannot-nobody-competes": undefined
  "desk.cannot-competitor-twice": undefined
  "desk.sides": undefined
  "desk.present": undefined
  "desk.absent": undefined
  "desk.confirm-list": { "count": number }
  "desk.confirm-teams": { "counts": string | number }
  "desk.list-public": undefined
  "desk.ready-note": undefined
  "desk.list-how": undefined
  "desk.is-here": undefined
  "desk.why-absent": undefined
  "desk.absent-injury": undefined
  "desk.absent-no-show": undefined
  "desk.absent-suspended": undefined
  "desk.absent-coach": undefined
  "desk.bib": undefined
  "desk.lane": undefined
  "desk.entry": undefined
  "desk.race-order": undefined
  "desk.race-times": undefined
  "desk.keypad": undefined
  "desk.erase": undefined
  "desk.next": undefined
  "desk.take": undefined
  "desk.would-be": { "rank": number }
  "desk.rank": { "rank": string | number }
  "desk.foul": undefined
  "desk.now-on": undefined
  "desk.attempt-number": { "n": string | number }
  "desk.out": undefined
  "desk.athlete": undefined
  "desk.best": undefined
  "desk.raise-bar": undefined
  "desk.points": { "points": string | number }
  "desk.total": { "total": string | number }
  "desk.end-of": { "n": string | number; "arrows": string | number; "sum": string | number }
  "desk.victory-of": { "name": string | number }
  "desk.apparatus": undefined
  "desk.vault": { "n": number }
  "desk.panel-d": undefined
  "desk.panel-db": undefined
  "desk.panel-da": undefined
  "desk.panel-a": undefined
  "desk.panel-e": undefined
  "desk.panel-penalty": undefined
  "desk.period-half": { "n": number }
  "desk.period-quarter": { "n": number }
  "desk.period-set": { "n": number }
  "desk.period-game": { "n": number }
  "desk.period-round": { "n": number }
  "desk.period-period": { "n": number }
  "desk.period-overtime": { "n": number }
  "desk.period-normal": undefined
  "desk.period-end": { "n": number }
  "desk.periods": undefined
  "desk.serves": undefined
  "desk.colour-white": undefined
  "desk.colour-blue": undefined
  "desk.colour-red": undefined
  "desk.colour-green": undefined
  "desk.of": { "value": string | number; "of": string | number }
  "desk.so-far": { "n": string | number }
  "desk.key-of": { "key": string | number; "name": string | number }
  "desk.optional": undefined
  "desk.other-keys": undefined
  "desk.confirm": { "what": string | number; "name": string | number }
  "desk.entry-fault": undefined
  "desk.reason": undefined
  "desk.reason-staff": undefined
  "desk.reason-public": undefined
  "desk.rule": undefined
  "desk.rules": undefined
  "desk.mark": undefined
  "desk.minutes-played": undefined
  "desk.seconds-played": undefined
  "desk.watch": { "n": number }
  "desk.point-number": undefined
  "desk.seconds": undefined
  "desk.metres": undefined
  "desk.figure": undefined
  "desk.before-whom": undefined
  "desk.in-order": undefined
  "desk.out-then-in": undefined
  "desk.undo": undefined
  "desk.undo-this": { "what": string | number }
  "desk.end": undefined
  "desk.check": undefined
  "desk.counted": { "what": string | number; "score": string | number }
  "desk.undone": { "what": string | number; "score": string | number }
  "desk.not-counted": { "what": string | number; "why": string | number }
  "desk.is-counted": undefined
  "desk.is-undone": undefined
  "desk.is-refused": undefined
  "desk.likely-twice": undefined
  "desk.log": undefined
  "desk.kind-undo": undefined
  "desk.kind-lane": undefined
  "desk.kind-bib": undefined
  "desk.kind-athlete-out": undefined
  "desk.kind-athlete-in": undefined
  "desk.is-interrupted": undefined
  "desk.tie-equal": undefined
  "desk.tie-parted": undefined
  "desk.check-title": undefined
  "desk.would-stand": undefined
  "desk.public-now": undefined
  "desk.by-rules": undefined
  "desk.send-incomplete": undefined
  "desk.no-result-of": { "names": string | number }
  "desk.send-note": undefined
  "desk.enter-more": undefined
  "desk.play-on": undefined
  "desk.typed-against": { "typed": string | number; "ruled": string | number; "reason": string | number }
  "desk.corrected": undefined
  "desk.wlt-W": undefined
  "desk.wlt-L": undefined
  "desk.wlt-T": undefined
  "desk.entered-at": { "time": string | number; "undone": number }
  "desk.second-person": undefined
  "desk.back-to-day": undefined
  "desk.you-confirm": undefined
  "desk.make-official": undefined
  "desk.does-not-match": undefined
  "desk.correct": undefined
  "desk.also-open": { "who": string | number; "time": string | number }
  "desk.another-phone": undefined
  "desk.leads": undefined
  "desk.took-over": { "time": string | number }
  "desk.take-over": undefined
  "desk.why-server": undefined
  "desk.why-not-yours": undefined
  "desk.why-ended": undefined
  "desk.why-no-network": undefined
  "desk.take-over-failed": { "why": string | number }
  "desk.you-lead": undefined
  "desk.battery": { "left": number }
  "desk.swap": undefined
  "desk.timer": undefined
  "desk.timer-note": undefined
  "desk.call": undefined
  "desk.timer-stop": undefined
  "desk.signature": undefined
  "desk.needs-network": undefined
  "desk.photo": undefined
  "desk.photo-sending": undefined
  "desk.photo-sent": undefined
  "desk.photo-failed": undefined
  "desk.photo-again": undefined
  "desk.sheet": undefined
  "desk.sheet-asking": undefined
  "desk.sheet-failed": undefined
  "desk.limits": undefined
  "desk.limits-event": undefined
  "desk.limits-none": undefined
  "desk.other-tab": undefined
  "desk.use-here": undefined
  "desk.yes": undefined
  "desk.no": undefined
  "desk.none": undefined
  "desk.course-open": undefined
  "desk.course-others": undefined
  "desk.moves": undefined
  "desk.moves-asking": undefined
  "desk.moves-failed": undefined
  "desk.moves-feed": undefined
  "desk.moves-on": { "who": string | number; "unit": string | number }
  "desk.moves-off": { "who": string | number; "unit": string | number }
  "desk.moves-instead": { "unit": string | number; "who": string | number; "now": string | number }
  "desk.moves-medals": { "medals": string | number }
  "desk.moves-no-medals": { "medals": string | number }
  "desk.moves-tables": { "count": number }
  "desk.moves-open": undefined
  "desk.moves-nothing": undefined
  "desk.moves-not-yet": undefined
  "desk.moves-again": undefined
  "desk.moves-back": undefined
  "desk.moves-back-reopen": undefined
  "desk.medal-gold": undefined
  "desk.medal-silver": undefined
  "desk.medal-bronze": undefined
  "desk.single-keys": undefined
  "desk.single-keys-on": undefined
  "desk.single-keys-off": undefined
  "desk.weigh-in": undefined
  "desk.weigh-event": undefined
  "desk.weigh-none": undefined
  "desk.weigh-over": { "weight": string | number }
  "desk.weigh-up-to": { "weight": string | number }
  "desk.weigh-allowance": { "weight": string | number }
  "desk.weigh-tries": { "count": number }
  "desk.weigh-count": { "done": number; "all": number }
  "desk.weigh-staff": undefined
  "desk.weigh-waits": undefined
  "desk.weigh-within": undefined
  "desk.weigh-again": undefined
  "desk.weigh-outside": undefined
  "desk.weigh-fit-under": undefined
  "desk.weigh-fit-within": undefined
  "desk.weigh-fit-over": undefined
  "desk.weigh-nobody": undefined
  "desk.weigh-kilograms": undefined
  "desk.weigh-bad": undefined
  "desk.weigh-is-closed": undefined
  "desk.weigh-is-within": undefined
  "desk.weigh-no-try": undefined
  "desk.weigh-refused-closed": { "weight": string | number }
  "desk.weigh-refused-already-within": { "weight": string | number }
  "desk.weigh-refused-no-try-left": { "weight": string | number }
  "desk.weigh-closing": undefined
  "desk.weigh-print": undefined
  "desk.weigh-close": undefined
  "desk.weigh-closed": undefined
  "desk.weigh-all-within": undefined
  "desk.weigh-would-be-out": undefined
  "desk.weigh-close-note": undefined
  "desk.weigh-state": undefined
  "desk.weigh-out": undefined
  "desk.weigh-reason-waits": undefined
  "desk.weigh-reason-outside": undefined
  "desk.weigh-no-list": undefined
  "desk.weigh-is-out": { "unit": string | number }
  "desk.weigh-put-back": undefined
  "desk.weigh-take-out": { "unit": string | number }
  "desk.weigh-has-begun": { "unit": string | number }
  "desk.weigh-proposal": { "name": string | number; "unit": string | number }
  "desk.desk-leads": { "reason": string | number }
  "desk.let-desk-lead": undefined
  "desk.let-feed-lead": undefined
  "desk.desk-would-lead": undefined
  "desk.feed-would-lead": undefined
  "desk.lead-failed": undefined
  "desk.since-sent": { "time": string | number }
  "desk.since-nothing": undefined
  "desk.since-then": undefined
  "desk.since-now": undefined
  "desk-limits.decimals": undefined
  "desk-limits.wind": undefined
  "desk-limits.points": undefined
  "desk-limits.legs": undefined
  "desk-limits.members": undefined
  "desk-limits.bunchGap": undefined
  "desk-limits.timeTrial": undefined
  "desk-limits.sprintPoints": undefined
  "desk-limits.lastSprintDoubled": undefined
  "desk-limits.lapPoints": undefined
  "desk-limits.lappedAreRanked": undefined
  "desk-limits.limitAfterWinner": undefined
  "desk-limits.asksAllClear": undefined
  "desk-limits.attempts": undefined
  "desk-limits.cutAfter": undefined
  "desk-limits.cut": undefined
  "desk-limits.reorderAfter": undefined
  "desk-limits.failures": undefined
  "desk-limits.jumpOff": undefined
  "desk-limits.sharesFirst": undefined
  "desk-limits.tiesShared": undefined
  "desk-limits.absenceEnds": undefined
  "desk-limits.seconds": undefined
  "desk-limits.goldenScore": undefined
  "desk-limits.goldenScoreSeconds": undefined
  "desk-limits.yuko": undefined
  "desk-limits.wazaAriForIppon": undefined
  "desk-limits.shidoForHansokuMake": undefined
  "desk-limits.holdYuko": undefined
  "desk-limits.holdWazaAri": undefined
  "desk-limits.holdIppon": undefined
  "desk-limits.holdGoesOn": undefined
  "desk-limits.toWin": undefined
  "desk-limits.matches": undefined
  "desk-limits.decider": undefined
  "desk-limits.periods": undefined
  "desk-limits.playOn": undefined
  "desk-limits.rounds": undefined
  "desk-limits.gap": undefined
  "desk-limits.gapFromRound": undefined
  "desk-limits.gamJeomToLose": undefined
  "desk-limits.goldenSeconds": undefined
  "desk-limits.goldenPoints": undefined
  "desk-limits.punch": undefined
  "desk-limits.trunk": undefined
  "desk-limits.head": undefined
  "desk-limits.turningTrunk": undefined
  "desk-limits.turningHead": undefined
  "desk-limits.superiority": undefined
  "desk-limits.cautionsToLose": undefined
  "desk-limits.holds": undefined
  "desk-limits.touches": undefined
  "desk-limits.breakAt": undefined
  "desk-limits.extraSeconds": undefined
  "desk-limits.legTouches": undefined
  "desk-limits.doubleTouches": undefined
  "desk-limits.excludedAnnuls": undefined
  "desk-limits.lead": undefined
  "desk-limits.cap": undefined
  "desk-limits.deciderCap": undefined
  "desk-limits.players": undefined
  "desk-limits.timeOutsInSet": undefined
  "desk-limits.timeOutsInMatch": undefined
  "desk-limits.substitutionsInSet": undefined
  "desk-limits.technicalTimeOutAt": undefined
  "desk-limits.intervalAt": undefined
  "desk-limits.changeEndsEvery": undefined
  "desk-limits.changeEndsEveryInDecider": undefined
  "desk-limits.changeEndsInDeciderAt": undefined
  "desk-limits.forfeitIsFilled": undefined
  "desk-limits.retirementIsFilled": undefined
  "desk-limits.setsToWin": undefined
  "desk-limits.target": undefined
  "desk-limits.deciderTarget": undefined
  "desk-limits.addedTime": undefined
  "desk-limits.overtimesRepeat": undefined
  "desk-limits.shootoutShots": undefined
  "desk-limits.timeOuts": undefined
  "desk-limits.timeOutsByHalf": undefined
  "desk-limits.timeOutsInOvertime": undefined
  "desk-limits.suspensionSeconds": undefined
  "desk-limits.suspensionsToDismiss": undefined
  "desk-limits.cautionsToDismiss": undefined
  "desk-limits.foulsToDismiss": undefined
  "desk-limits.teamFoulsToBonus": undefined
  "desk-limits.byDefault": undefined
  "desk-limits.drawAllowed": undefined
  "desk-limits.forfeit": undefined
  "desk-limits.vaults": undefined
  "desk-limits.counting": undefined
  "desk-limits.apparatus": undefined
  "desk-limits.ends": undefined
  "desk-limits.arrows": undefined
  "desk-limits.shootOffArrows": undefined
  "desk-refusals.other-unit": undefined
  "desk-refusals.unknown-kind": undefined
  "desk-refusals.bad-value": undefined
  "desk-refusals.no-such-side": undefined
  "desk-refusals.no-such-competitor": undefined
  "desk-refusals.no-such-athlete": undefined
  "desk-refusals.no-such-tap": undefined
  "desk-refusals.nothing-to-undo": undefined
  "desk-refusals.already-undone": undefined
  "desk-refusals.reopen-first": undefined
  "desk-refusals.reason-needed": undefined
  "desk-refusals.rule-needed": undefined
  "desk-refusals.bad-rules": undefined
  "desk-refusals.not-started": undefined
  "desk-refusals.already-started": undefined
  "desk-refusals.interrupted": undefined
  "desk-refusals.not-interrupted": undefined
  "desk-refusals.on-break": undefined
  "desk-refusals.not-over": undefined
  "desk-refusals.already-over": undefined
  "desk-refusals.already-sent": undefined
  "desk-refusals.not-sent": undefined
  "desk-refusals.already-official": undefined
  "desk-refusals.protested": undefined
  "desk-refusals.not-protested": undefined
  "desk-refusals.same-person": undefined
  "desk-refusals.other-result": undefined
  "desk-refusals.tie-unanswered": undefined
  "desk-refusals.already-out": undefined
  "desk-refusals.not-out": undefined
  "desk-refusals.is-out": undefined
  "desk-refusals.not-allowed-here": undefined
  "desk-refusals.clock-running": undefined
  "desk-refusals.clock-standing": undefined
  "desk-refusals.time-is-up": undefined
  "desk-refusals.decided": undefined
  "desk-refusals.period-over": undefined
  "desk-refusals.period-not-over": undefined
  "desk-refusals.no-more-periods": undefined
  "desk-refusals.no-more-attempts": undefined
  "desk-refusals.no-more-time-outs": undefined
  "desk-refusals.no-more-substitutions": undefined
  "desk-refusals.not-on-court": undefined
  "desk-refusals.on-court-already": undefined
  "desk-refusals.not-their-turn": undefined
  "desk-refusals.entered-already": undefined
  "desk-refusals.nothing-entered": undefined
  "desk-refusals.bar-needed": undefined
  "desk-refusals.bar-must-rise": undefined
  "desk-refusals.eliminated": undefined
  "desk-refusals.no-hold": undefined
  "desk-refusals.hold-running": undefined
  "desk-refusals.no-tie": undefined
  "desk-refusals.all-clear-needed": undefined
  "desk-words.abandon-and-replay": undefined
  "desk-words.ace": undefined
  "desk-words.all-out-of-the-water": undefined
  "desk-words.allez": undefined
  "desk-words.answer-tie": undefined
  "desk-words.arrow": undefined
  "desk-words.assist": undefined
  "desk-words.attack": undefined
  "desk-words.bar": undefined
  "desk-words.black-card": undefined
  "desk-words.block": undefined
  "desk-words.blue-card": undefined
  "desk-words.bouts": undefined
  "desk-words.caution": undefined
  "desk-words.cautions": undefined
  "desk-words.challenge-lost": undefined
  "desk-words.change-ends": undefined
  "desk-words.change-rules": undefined
  "desk-words.cleared": undefined
  "desk-words.clock-start": undefined
  "desk-words.clock-stop": undefined
  "desk-words.closest-to-centre": undefined
  "desk-words.confirm-start-list": undefined
  "desk-words.corner": undefined
  "desk-words.delay-sanction": undefined
  "desk-words.disqualified": undefined
  "desk-words.disqualifying-foul": undefined
  "desk-words.distance": undefined
  "desk-words.double-touch": undefined
  "desk-words.end": undefined
  "desk-words.end-of-arrows": undefined
  "desk-words.excluded": undefined
  "desk-words.expedite": undefined
  "desk-words.extra-minute": undefined
  "desk-words.failure": undefined
  "desk-words.fall": undefined
  "desk-words.false-start": undefined
  "desk-words.finish": undefined
  "desk-words.finished": undefined
  "desk-words.first-server": undefined
  "desk-words.foul": undefined
  "desk-words.free-throw": undefined
  "desk-words.free-throw-missed": undefined
  "desk-words.gam-jeom": undefined
  "desk-words.games-won": undefined
  "desk-words.getting-ready": undefined
  "desk-words.go": undefined
  "desk-words.goal": undefined
  "desk-words.goal-7m": undefined
  "desk-words.golden-score": undefined
  "desk-words.hajime": undefined
  "desk-words.halt": undefined
  "desk-words.hansoku-make": undefined
  "desk-words.head-kick": undefined
  "desk-words.hurdle-infringement": undefined
  "desk-words.injured": undefined
  "desk-words.injured-before": undefined
  "desk-words.inquiry": undefined
  "desk-words.interrupt": undefined
  "desk-words.interval": undefined
  "desk-words.ippon": undefined
  "desk-words.jump-off": undefined
  "desk-words.kal-yeo": undefined
  "desk-words.kye-shi": undefined
  "desk-words.kye-sok": undefined
  "desk-words.lane-infringement": undefined
  "desk-words.lap": undefined
  "desk-words.lapped": undefined
  "desk-words.left-service-court": undefined
  "desk-words.leg-end": undefined
  "desk-words.leg-start": undefined
  "desk-words.let": undefined
  "desk-words.line-up": undefined
  "desk-words.make-official": undefined
  "desk-words.match-won": undefined
  "desk-words.matte": undefined
  "desk-words.medical": undefined
  "desk-words.misconduct": undefined
  "desk-words.missed-7m": undefined
  "desk-words.move-finish": undefined
  "desk-words.next-attempt": undefined
  "desk-words.no-mark": undefined
  "desk-words.no-score": undefined
  "desk-words.no-show": undefined
  "desk-words.not-classified": undefined
  "desk-words.not-finished": undefined
  "desk-words.not-shown": undefined
  "desk-words.obstruction": undefined
  "desk-words.offside": undefined
  "desk-words.on-court": undefined
  "desk-words.opponent-error": undefined
  "desk-words.osaekomi": undefined
  "desk-words.out-of-time": undefined
  "desk-words.overtaken": undefined
  "desk-words.own-goal": undefined
  "desk-words.p-card": undefined
  "desk-words.part-of-combined": undefined
  "desk-words.pass": undefined
  "desk-words.passage": undefined
  "desk-words.passivity": undefined
  "desk-words.penalty-goal": undefined
  "desk-words.penalty-missed": undefined
  "desk-words.penalty-point": undefined
  "desk-words.period-end": undefined
  "desk-words.period-start": undefined
  "desk-words.personal-foul": undefined
  "desk-words.place": undefined
  "desk-words.point": undefined
  "desk-words.points": undefined
  "desk-words.pool-bout": undefined
  "desk-words.possession": undefined
  "desk-words.priority": undefined
  "desk-words.protest": undefined
  "desk-words.protest-accepted": undefined
  "desk-words.protest-rejected": undefined
  "desk-words.punch": undefined
  "desk-words.qualification-mark": undefined
  "desk-words.reaction-time": undefined
  "desk-words.rebound": undefined
  "desk-words.red-card": undefined
  "desk-words.referee-stops-contest": undefined
  "desk-words.reinstate": undefined
  "desk-words.relay-order": undefined
  "desk-words.relay-zone": undefined
  "desk-words.relegated": undefined
  "desk-words.reopen": undefined
  "desk-words.results-missing": undefined
  "desk-words.resume": undefined
  "desk-words.retired": undefined
  "desk-words.retires": undefined
  "desk-words.right-service-court": undefined
  "desk-words.rotation": undefined
  "desk-words.round": undefined
  "desk-words.round-end": undefined
  "desk-words.round-start": undefined
  "desk-words.rounds-won": undefined
  "desk-words.save": undefined
  "desk-words.scheduled-break": undefined
  "desk-words.score": undefined
  "desk-words.score-from-paper": undefined
  "desk-words.second-less": undefined
  "desk-words.second-more": undefined
  "desk-words.send-unofficial": undefined
  "desk-words.set-clock": undefined
  "desk-words.set-end": undefined
  "desk-words.set-start": undefined
  "desk-words.sets-won": undefined
  "desk-words.share-first": undefined
  "desk-words.shido": undefined
  "desk-words.shoot-off": undefined
  "desk-words.shootout-7m": undefined
  "desk-words.shootout-goal": undefined
  "desk-words.shootout-miss": undefined
  "desk-words.shootout-penalties": undefined
  "desk-words.shot": undefined
  "desk-words.shot-missed": undefined
  "desk-words.shot-on-target": undefined
  "desk-words.split": undefined
  "desk-words.sprint": undefined
  "desk-words.start": undefined
  "desk-words.steal": undefined
  "desk-words.stopwatches": undefined
  "desk-words.stroke-backstroke": undefined
  "desk-words.stroke-breaststroke": undefined
  "desk-words.stroke-butterfly": undefined
  "desk-words.stroke-freestyle": undefined
  "desk-words.stroke-medley": undefined
  "desk-words.substitution": undefined
  "desk-words.substitutions": undefined
  "desk-words.superiority": undefined
  "desk-words.suspension": undefined
  "desk-words.team-fouls": undefined
  "desk-words.technical-foul": undefined
  "desk-words.technical-time-out": undefined
  "desk-words.technique": undefined
  "desk-words.the-race": undefined
  "desk-words.three-points": undefined
  "desk-words.three-points-missed": undefined
  "desk-words.time": undefined
  "desk-words.time-is-up": undefined
  "desk-words.time-out": undefined
  "desk-words.time-outs-left": undefined
  "desk-words.time-penalty": undefined
  "desk-words.toketa": undefined
  "desk-words.total-of-second-scorer": undefined
  "desk-words.totals-differ": undefined
  "desk-words.touch": undefined
  "desk-words.trunk-kick": undefined
  "desk-words.turning-head-kick": undefined
  "desk-words.turning-trunk-kick": undefined
  "desk-words.turnover": undefined
  "desk-words.two-minutes": undefined
  "desk-words.two-points": undefined
  "desk-words.two-points-missed": undefined
  "desk-words.typed-rank": undefined
  "desk-words.unsportsmanlike-foul": undefined
  "desk-words.video-replay": undefined
  "desk-words.water-temperature": undefined
  "desk-words.waza-ari": undefined
  "desk-words.who-scored": undefined
  "desk-words.wind": undefined
  "desk-words.winner-by-decision": undefined
  "desk-words.withdrawn": undefined
  "desk-words.yellow-card": undefined
  "desk-words.yuko": undefined
}
