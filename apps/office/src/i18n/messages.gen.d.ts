// Generated from messages/por by build/catalogs.ts.
export type Noun = "office" | "office-athletes" | "office-content" | "office-desk" | "office-feed" | "office-feedback" | "office-home" | "office-log" | "office-people" | "office-settings" | "office-sheets" | "office-timing" | "office-trivia" | "office-venue"

export interface MessageArguments {
  "office.name": undefined
  "office.menu": undefined
  "office.menu-content": undefined
  "office.menu-log": undefined
  "office.group-games": undefined
  "office.group-content": undefined
  "office.group-public": undefined
  "office.group-house": undefined
  "office.skip": undefined
  "office.loading": undefined
  "office.close": undefined
  "office.toasts": undefined
  "office.retry": undefined
  "office.undo": undefined
  "office.undone": undefined
  "office.undo-changed": undefined
  "office.undo-changed-why": undefined
  "office.undo-failed": undefined
  "office.undo-failed-why": undefined
  "office.sort": undefined
  "office.narrow": undefined
  "office.widen": undefined
  "office.role-operator": undefined
  "office.role-admin": undefined
  "office.you": { "username": string | number }
  "office.you-head": undefined
  "office.theme-system": undefined
  "office.theme-light": undefined
  "office.theme-dark": undefined
  "office.to-site": undefined
  "office.to-account": undefined
  "office.to-start": undefined
  "office.sign-out": undefined
  "office.sign-out-failed": undefined
  "office.sign-in": undefined
  "office.away": undefined
  "office.store-away": undefined
  "office.away-start": undefined
  "office.away-why": undefined
  "office.away-change-why": undefined
  "office.refused": undefined
  "office.refused-why": undefined
  "office.gone": undefined
  "office.gone-why": undefined
  "office.changed": undefined
  "office.changed-why": undefined
  "office.failed": undefined
  "office.failed-why": undefined
  "office.forbidden": undefined
  "office.forbidden-why": { "username": string | number }
  "office.forbidden-admins": { "username": string | number }
  "office.not-found": undefined
  "office.not-found-why": undefined
  "office.ended": undefined
  "office.ended-why": { "username": string | number }
  "office.ended-other": { "other": string | number; "username": string | number }
  "office.ended-done": undefined
  "office.update": undefined
  "office.update-why": undefined
  "office.update-now": undefined
  "office.update-unsent": undefined
  "office.update-anyway": undefined
  "office.menu-home": undefined
  "office.undo-last": undefined
  "office.find": undefined
  "office.find-none": undefined
  "office.find-go": undefined
  "office.find-do": undefined
  "office.find-choose": undefined
  "office.find-open": undefined
  "office.find-allowed": undefined
  "office.keys": undefined
  "office.keys-everywhere": undefined
  "office.keys-lists": undefined
  "office.keys-go": undefined
  "office.keys-next": undefined
  "office.keys-previous": undefined
  "office.keys-done": undefined
  "office.keys-letters": undefined
  "office.present": undefined
  "office.present-none": undefined
  "office.present-here": { "names": string | number }
  "office.present-elsewhere": { "names": string | number }
  "office.present-spot": { "name": string | number; "spot": string | number }
  "office.present-since": { "time": string | number }
  "office.present-join": undefined
  "office.language-missing": undefined
  "office.menu-feed": undefined
  "office.menu-settings": undefined
  "office.menu-trivia": undefined
  "office.menu-feedback": undefined
  "office.menu-people": undefined
  "office.role-results": undefined
  "office.last-admin": undefined
  "office.last-admin-why": undefined
  "office.not-oneself": undefined
  "office.not-oneself-why": undefined
  "office.role-lost": undefined
  "office.role-lost-why": { "username": string | number }
  "office.role-lost-again": undefined
  "office.menu-athletes": undefined
  "office.menu-sheets": undefined
  "office.menu-timing": undefined
  "office.menu-desk": undefined
  "office.version": { "version": string | number }
  "office-athletes.title": undefined
  "office-athletes.about": { "photos": string | number; "count": string | number }
  "office-athletes.many": undefined
  "office-athletes.is-open": undefined
  "office-athletes.is-closed": undefined
  "office-athletes.change-setting": undefined
  "office-athletes.admin-changes": undefined
  "office-athletes.filter": undefined
  "office-athletes.only-all": undefined
  "office-athletes.only-photo": undefined
  "office-athletes.only-none": undefined
  "office-athletes.only-withheld": undefined
  "office-athletes.search": undefined
  "office-athletes.none": undefined
  "office-athletes.none-why": undefined
  "office-athletes.none-found": undefined
  "office-athletes.none-found-why": undefined
  "office-athletes.widen": undefined
  "office-athletes.more": undefined
  "office-athletes.bib": { "bib": string | number }
  "office-athletes.withheld": undefined
  "office-athletes.send": undefined
  "office-athletes.send-of": { "name": string | number }
  "office-athletes.send-again": undefined
  "office-athletes.replace": undefined
  "office-athletes.replace-of": { "name": string | number }
  "office-athletes.sending": undefined
  "office-athletes.remove": undefined
  "office-athletes.remove-of": { "name": string | number }
  "office-athletes.removed": { "name": string | number }
  "office-athletes.removed-why": undefined
  "office-athletes.put": { "name": string | number }
  "office-athletes.many-title": undefined
  "office-athletes.many-why": undefined
  "office-athletes.too-many": { "most": string | number }
  "office-athletes.by-code": undefined
  "office-athletes.by-name": undefined
  "office-athletes.by-several": undefined
  "office-athletes.by-twice": undefined
  "office-athletes.by-none": undefined
  "office-athletes.by-withheld": undefined
  "office-athletes.chosen-twice": undefined
  "office-athletes.whose": { "name": string | number }
  "office-athletes.leave-out": undefined
  "office-athletes.has-photo": undefined
  "office-athletes.is-put": undefined
  "office-athletes.to-put": { "count": string | number; "all": string | number }
  "office-athletes.let-go": undefined
  "office-athletes.undo-all": { "count": number }
  "office-athletes.put-all": { "count": number }
  "office-athletes.fault-changed": undefined
  "office-athletes.fault-away": undefined
  "office-athletes.fault-heic": undefined
  "office-athletes.fault-too-large": undefined
  "office-athletes.fault-too-many-pixels": undefined
  "office-athletes.fault-no-picture": undefined
  "office-athletes.fault-broken": undefined
  "office-content.kind-announcement": undefined
  "office-content.kind-volunteer": undefined
  "office-content.kind-place": undefined
  "office-content.kind-informativo": undefined
  "office-content.field-subject": undefined
  "office-content.field-issuer": undefined
  "office-content.field-priority": undefined
  "office-content.field-attachments": undefined
  "office-content.choice-urgent": undefined
  "office-content.choice-important": undefined
  "office-content.choice-normal": undefined
  "office-content.choose-file": undefined
  "office-content.remove-this": { "title": string | number }
  "office-content.stop": undefined
  "office-content.sent": { "part": number; "all": number }
  "office-content.checking": undefined
  "office-content.file-away": undefined
  "office-content.file-empty": undefined
  "office-content.file-too-large": undefined
  "office-content.file-unknown-kind": undefined
  "office-content.file-other-kind": undefined
  "office-content.file-broken": undefined
  "office-content.file-too-many-pixels": undefined
  "office-content.file-too-costly": undefined
  "office-content.file-heic": undefined
  "office-content.file-active-content": undefined
  "office-content.file-encrypted": undefined
  "office-content.file-two-kinds": undefined
  "office-content.file-codec": undefined
  "office-content.file-cut-off": undefined
  "office-content.schedule": undefined
  "office-content.when": undefined
  "office-content.schedule-then": undefined
  "office-content.schedule-not": undefined
  "office-content.kinds": undefined
  "office-content.about": { "all": number; "todo": number }
  "office-content.create": undefined
  "office-content.filter": undefined
  "office-content.all": undefined
  "office-content.state-draft": undefined
  "office-content.state-scheduled": undefined
  "office-content.state-published": undefined
  "office-content.state-archived": undefined
  "office-content.todo": undefined
  "office-content.search": undefined
  "office-content.none": undefined
  "office-content.none-why": undefined
  "office-content.none-found": undefined
  "office-content.none-found-why": undefined
  "office-content.title": undefined
  "office-content.untitled": undefined
  "office-content.languages": undefined
  "office-content.state": undefined
  "office-content.last": undefined
  "office-content.choose": undefined
  "office-content.choose-this": { "title": string | number }
  "office-content.choose-none": undefined
  "office-content.chosen": { "count": number }
  "office-content.publish-many": { "count": number }
  "office-content.archive-many": { "count": number }
  "office-content.published-many": { "count": number }
  "office-content.archived-many": { "count": number }
  "office-content.not-done": { "count": number }
  "office-content.not-done-why": undefined
  "office-content.is-draft": undefined
  "office-content.is-new": undefined
  "office-content.is-scheduled": { "time": string | number }
  "office-content.is-published": undefined
  "office-content.is-changed": undefined
  "office-content.is-archived": undefined
  "office-content.translation-ready": undefined
  "office-content.translation-stale": undefined
  "office-content.translation-missing": undefined
  "office-content.translation-not-wanted": undefined
  "office-content.begin": undefined
  "office-content.same": undefined
  "office-content.enough": undefined
  "office-content.field-title": undefined
  "office-content.field-name": undefined
  "office-content.field-body": undefined
  "office-content.field-where": undefined
  "office-content.field-directions": undefined
  "office-content.field-notes": undefined
  "office-content.field-address": undefined
  "office-content.field-telephone": undefined
  "office-content.field-link": undefined
  "office-content.field-level": undefined
  "office-content.field-type": undefined
  "office-content.field-restricted": undefined
  "office-content.field-isOrigin": undefined
  "office-content.field-people": undefined
  "office-content.field-point": undefined
  "office-content.field-opening": undefined
  "office-content.field-banner": undefined
  "office-content.field-portugueseIsEnough": undefined
  "office-content.choice-notice": undefined
  "office-content.choice-warning": undefined
  "office-content.choice-emergency": undefined
  "office-content.choice-hotel": undefined
  "office-content.choice-hospital": undefined
  "office-content.choice-other": undefined
  "office-content.hint-link": undefined
  "office-content.hint-point": undefined
  "office-content.wrong-point": undefined
  "office-content.from": undefined
  "office-content.to": undefined
  "office-content.remove": undefined
  "office-content.add-opening": undefined
  "office-content.banner-from": undefined
  "office-content.banner-until": undefined
  "office-content.games-time": undefined
  "office-content.required": undefined
  "office-content.wrong": undefined
  "office-content.wrong-rich": undefined
  "office-content.bar-h2": undefined
  "office-content.bar-h3": undefined
  "office-content.bar-bold": undefined
  "office-content.bar-italic": undefined
  "office-content.bar-bullets": undefined
  "office-content.bar-numbers": undefined
  "office-content.bar-link": undefined
  "office-content.bar-undo": undefined
  "office-content.bar-paste": undefined
  "office-content.bar-address": undefined
  "office-content.bar-set": undefined
  "office-content.publish": undefined
  "office-content.publish-changes": undefined
  "office-content.published": undefined
  "office-content.published-why": undefined
  "office-content.not-published": undefined
  "office-content.not-published-why": undefined
  "office-content.incomplete": undefined
  "office-content.incomplete-why": undefined
  "office-content.do-archiveContent": undefined
  "office-content.do-takeFromArchive": undefined
  "office-content.do-unscheduleContent": undefined
  "office-content.do-withdrawContent": undefined
  "office-content.done-archiveContent": undefined
  "office-content.done-takeFromArchive": undefined
  "office-content.done-unscheduleContent": undefined
  "office-content.done-withdrawContent": undefined
  "office-content.saved": { "time": string | number }
  "office-content.not-yet": undefined
  "office-content.phase-device": undefined
  "office-content.phase-saving": undefined
  "office-content.phase-away": undefined
  "office-content.phase-refused": undefined
  "office-content.phase-unstored": undefined
  "office-content.phase-conflict": undefined
  "office-content.faulty": undefined
  "office-content.missing-languages": { "languages": string | number }
  "office-content.stale-languages": { "languages": string | number }
  "office-content.what-changed": undefined
  "office-content.stale": { "language": string | number }
  "office-content.stale-why": undefined
  "office-content.made-of": { "version": string | number; "time": string | number }
  "office-content.correction": undefined
  "office-content.correction-why": undefined
  "office-content.found": undefined
  "office-content.conflict": { "who": string | number; "time": string | number }
  "office-content.conflict-why": undefined
  "office-content.somebody": undefined
  "office-content.mine": undefined
  "office-content.paragraph": { "number": number }
  "office-content.decide": undefined
  "office-content.kind-report": undefined
  "office-content.kind-ambassador": undefined
  "office-content.kind-sponsor": undefined
  "office-content.kind-course": undefined
  "office-content.kind-transport": undefined
  "office-content.kind-album": undefined
  "office-content.kind-video": undefined
  "office-content.kind-live-stream": undefined
  "office-content.kind-award": undefined
  "office-content.field-role": undefined
  "office-content.field-tier": undefined
  "office-content.field-audience": undefined
  "office-content.field-signal": undefined
  "office-content.field-remote": undefined
  "office-content.field-captioned": undefined
  "office-content.field-forUsers": undefined
  "office-content.field-summary": undefined
  "office-content.field-line": undefined
  "office-content.field-about-line": undefined
  "office-content.field-bus-line": undefined
  "office-content.field-presenters": undefined
  "office-content.field-teacher": undefined
  "office-content.field-credit": undefined
  "office-content.field-seats": undefined
  "office-content.field-every": undefined
  "office-content.field-seconds": undefined
  "office-content.field-starts": undefined
  "office-content.field-ends": undefined
  "office-content.field-at": undefined
  "office-content.field-award-at": undefined
  "office-content.field-award-unit": undefined
  "office-content.field-day": undefined
  "office-content.field-filmed": undefined
  "office-content.field-days": undefined
  "office-content.field-first": undefined
  "office-content.field-last": undefined
  "office-content.field-discipline": undefined
  "office-content.field-unit": undefined
  "office-content.field-pdf": undefined
  "office-content.field-timetable": undefined
  "office-content.field-photo": undefined
  "office-content.field-logo": undefined
  "office-content.field-poster": undefined
  "office-content.field-source": undefined
  "office-content.field-captions": undefined
  "office-content.field-photos": undefined
  "office-content.field-stops": undefined
  "office-content.field-bio": undefined
  "office-content.field-enrol": undefined
  "office-content.field-stream": undefined
  "office-content.choice-athlete": undefined
  "office-content.choice-professor": undefined
  "office-content.choice-main": undefined
  "office-content.choice-official": undefined
  "office-content.choice-support": undefined
  "office-content.choice-organiser": undefined
  "office-content.choice-everybody": undefined
  "office-content.choice-athletes": undefined
  "office-content.choice-coaches": undefined
  "office-content.choice-good": undefined
  "office-content.choice-lost": undefined
  "office-content.hint-award-at": undefined
  "office-content.hint-instant": undefined
  "office-content.hint-pdf": undefined
  "office-content.hint-photo": undefined
  "office-content.hint-logo": undefined
  "office-content.hint-poster": undefined
  "office-content.hint-video": undefined
  "office-content.hint-captions": undefined
  "office-content.hint-photos": undefined
  "office-content.hint-stops": undefined
  "office-content.hint-unit": undefined
  "office-content.hint-address": undefined
  "office-content.hint-stream": undefined
  "office-content.or-address": undefined
  "office-content.wrong-address": undefined
  "office-content.no-discipline": undefined
  "office-content.no-such-unit": undefined
  "office-content.change-unit": undefined
  "office-content.no-event": undefined
  "office-content.search-failed": undefined
  "office-content.choose-unit": undefined
  "office-content.keep": undefined
  "office-content.other-day": undefined
  "office-content.add-day": undefined
  "office-content.after": undefined
  "office-content.stop-number": { "number": number }
  "office-content.add-stop": undefined
  "office-content.move-up": { "name": string | number }
  "office-content.move-down": { "name": string | number }
  "office-content.photo-number": { "number": number }
  "office-content.photos": { "count": number }
  "office-content.silent-photos": { "count": number }
  "office-content.alt": undefined
  "office-content.caption": undefined
  "office-content.taken-at": undefined
  "office-content.more-of-photo": undefined
  "office-content.choose-photos": undefined
  "office-content.choose-pdf": undefined
  "office-content.choose-image": undefined
  "office-content.choose-video": undefined
  "office-content.choose-captions": undefined
  "office-content.other-file": undefined
  "office-content.no-room": { "count": number }
  "office-content.waiting": undefined
  "office-content.pages": { "count": number }
  "office-content.seconds": { "count": number }
  "office-content.place-removed": undefined
  "office-content.file-gone": undefined
  "office-content.history": undefined
  "office-content.preview": undefined
  "office-content.beside": undefined
  "office-content.restored": { "version": number }
  "office-content.not-restored": undefined
  "office-content.not-restored-why": undefined
  "office-content.did-restore": { "version": number }
  "office-content.did-create": undefined
  "office-content.did-confirm": undefined
  "office-content.compare": undefined
  "office-content.compare-this": { "version": number }
  "office-content.is-newest": undefined
  "office-content.restore": undefined
  "office-content.restore-this": { "version": number }
  "office-content.older": undefined
  "office-content.restore-keeps": undefined
  "office-content.with-before": undefined
  "office-content.with-newest": undefined
  "office-content.no-difference": undefined
  "office-content.step-draft": undefined
  "office-content.step-scheduled": undefined
  "office-content.step-published": undefined
  "office-content.step-archived": undefined
  "office-content.order": undefined
  "office-content.ordered": undefined
  "office-content.not-ordered": undefined
  "office-content.not-ordered-why": undefined
  "office-content.order-how": undefined
  "office-content.order-done": undefined
  "office-content.preview-of": { "language": string | number }
  "office-content.preview-phone": undefined
  "office-content.preview-wide": undefined
  "office-content.preview-open": undefined
  "office-content.preview-later": undefined
  "office-content.preview-soon": undefined
  "office-content.preview-width": undefined
  "office-content.number-in-list": { "number": number }
  "office-desk.title": undefined
  "office-desk.about": undefined
  "office-desk.make": undefined
  "office-desk.date": undefined
  "office-desk.court": undefined
  "office-desk.whole-venue": { "venue": string | number }
  "office-desk.no-courts": undefined
  "office-desk.name": undefined
  "office-desk.made": undefined
  "office-desk.once": undefined
  "office-desk.address": undefined
  "office-desk.failed": undefined
  "office-desk.links": undefined
  "office-desk.none": undefined
  "office-desk.none-why": undefined
  "office-desk.state-to-come": undefined
  "office-desk.state-valid": undefined
  "office-desk.state-over": undefined
  "office-desk.state-revoked": undefined
  "office-desk.used": { "when": string | number }
  "office-desk.unused": undefined
  "office-desk.revoke": undefined
  "office-desk.revoked": undefined
  "office-desk.open": undefined
  "office-desk.open-why": undefined
  "office-desk.rules": undefined
  "office-desk.discipline": undefined
  "office-desk.choose": undefined
  "office-desk.suggested": { "id": string | number }
  "office-desk.by-the-book": undefined
  "office-desk.second-person": undefined
  "office-desk.saved": undefined
  "office-desk.not-saved": undefined
  "office-desk.not-answered": undefined
  "office-desk.limits": { "count": number }
  "office-desk.limits-how": undefined
  "office-desk.limits-save": undefined
  "office-desk.limit-wrong": { "ruled": string | number }
  "office-desk.as-ruled": { "value": string | number }
  "office-desk.yes": undefined
  "office-desk.no": undefined
  "office-desk.weigh-in": undefined
  "office-desk.weigh-over": undefined
  "office-desk.weigh-upTo": undefined
  "office-desk.weigh-allowance": undefined
  "office-desk.weigh-tries": undefined
  "office-desk.weigh-wrong": undefined
  "office-desk.weigh-save": undefined
  "office-desk.weigh-by-class": undefined
  "office-feed.title": undefined
  "office-feed.about": undefined
  "office-feed.now": { "rate": string | number; "received": string | number; "pending": string | number }
  "office-feed.disciplines": undefined
  "office-feed.messages": undefined
  "office-feed.sources": undefined
  "office-feed.held": { "count": string | number }
  "office-feed.filter": undefined
  "office-feed.all": undefined
  "office-feed.only-rejected": undefined
  "office-feed.only-duplicate": undefined
  "office-feed.only-held": undefined
  "office-feed.none": undefined
  "office-feed.none-why": undefined
  "office-feed.none-found": undefined
  "office-feed.none-found-why": undefined
  "office-feed.no-discipline": undefined
  "office-feed.rate": { "rate": string | number }
  "office-feed.silent": { "ago": string | number }
  "office-feed.silent-long": undefined
  "office-feed.nothing": undefined
  "office-feed.running": { "count": number }
  "office-feed.seconds": { "count": string | number }
  "office-feed.minutes": { "count": string | number }
  "office-feed.hours": { "count": string | number }
  "office-feed.arrived": undefined
  "office-feed.about-what": undefined
  "office-feed.unreadable": undefined
  "office-feed.version": undefined
  "office-feed.source": undefined
  "office-feed.verdict": undefined
  "office-feed.is-pending": undefined
  "office-feed.is-held": undefined
  "office-feed.is-applied": undefined
  "office-feed.is-superseded": undefined
  "office-feed.is-duplicate": undefined
  "office-feed.is-rejected": undefined
  "office-feed.is-voided": undefined
  "office-feed.is-kept": undefined
  "office-feed.is-withdrawn": undefined
  "office-feed.dismissed": undefined
  "office-feed.mended": undefined
  "office-feed.mended-by": { "version": string | number }
  "office-feed.warnings": { "count": number }
  "office-feed.message": { "id": string | number }
  "office-feed.in-force": { "version": string | number }
  "office-feed.nothing-in-force": undefined
  "office-feed.excerpt": undefined
  "office-feed.reapply": undefined
  "office-feed.reapply-all": undefined
  "office-feed.reapplied": undefined
  "office-feed.dismiss": undefined
  "office-feed.left": undefined
  "office-feed.history": undefined
  "office-feed.sources-about": undefined
  "office-feed.add-source": undefined
  "office-feed.source-name": undefined
  "office-feed.source-name-hint": undefined
  "office-feed.name-taken": undefined
  "office-feed.name-wrong": undefined
  "office-feed.contact": undefined
  "office-feed.contact-hint": undefined
  "office-feed.contact-wrong": undefined
  "office-feed.wrong-keys": { "count": number }
  "office-feed.no-message": undefined
  "office-feed.last": { "ago": string | number }
  "office-feed.paused": { "since": string | number; "count": number }
  "office-feed.pause": undefined
  "office-feed.paused-now": { "name": string | number }
  "office-feed.paused-why": undefined
  "office-feed.resume": undefined
  "office-feed.resumed": { "name": string | number }
  "office-feed.rotate": undefined
  "office-feed.by-environment": undefined
  "office-feed.key-open": undefined
  "office-feed.key-ending": { "until": string | number }
  "office-feed.key-ended": undefined
  "office-feed.key-revoked": undefined
  "office-feed.key-unused": undefined
  "office-feed.key-used": { "ago": string | number }
  "office-feed.key-refused": { "count": number }
  "office-feed.revoke": undefined
  "office-feed.revoke-this": { "ending": string | number }
  "office-feed.revoke-why": undefined
  "office-feed.reason": undefined
  "office-feed.reason-wrong": undefined
  "office-feed.new-key": undefined
  "office-feed.new-key-why": undefined
  "office-feed.copy": undefined
  "office-feed.copied": undefined
  "office-feed.not-copied": undefined
  "office-feed.key-noted": undefined
  "office-feed.new-key-before": undefined
  "office-feed.tries": undefined
  "office-feed.try-of-key": { "ending": string | number; "source": string | number }
  "office-feed.try-of-nobody": undefined
  "office-feed.many-others": undefined
  "office-feed.try-count": { "count": number; "ago": string | number }
  "office-feed.rebuild": undefined
  "office-feed.rebuild-about": undefined
  "office-feed.rebuild-admins": undefined
  "office-feed.rebuild-what": undefined
  "office-feed.rebuild-all": undefined
  "office-feed.rebuild-why": undefined
  "office-feed.rebuild-start": undefined
  "office-feed.rebuild-waiting": undefined
  "office-feed.rebuild-far": { "done": string | number; "total": string | number }
  "office-feed.rebuild-ending": undefined
  "office-feed.rebuild-meanwhile": undefined
  "office-feed.rebuild-cancel": undefined
  "office-feed.rebuild-cancelled": undefined
  "office-feed.rebuilds": undefined
  "office-feed.rebuilds-none": undefined
  "office-feed.rebuild-done": { "count": number; "messages": string | number; "seconds": string | number }
  "office-feed.rebuild-failed": undefined
  "office-feed.rebuild-was-cancelled": undefined
  "office-feed.differences": undefined
  "office-feed.differences-about": undefined
  "office-feed.differences-none": undefined
  "office-feed.differences-none-why": undefined
  "office-feed.differences-more": { "count": string | number }
  "office-feed.difference-what": undefined
  "office-feed.difference-ours": undefined
  "office-feed.difference-theirs": undefined
  "office-feed.difference-since": undefined
  "office-feed.difference-message": undefined
  "office-feed.difference-version": { "version": string | number }
  "office-feed.difference-nothing": undefined
  "office-feed.difference-counts": { "gold": string | number; "silver": string | number; "bronze": string | number }
  "office-feed.difference-medal": { "medal": string; "event": string | number }
  "office-feed.difference-table": { "what": string | number }
  "office-feed.difference-games": undefined
  "office-feed.difference-config": undefined
  "office-feed.difference-configured": undefined
  "office-feed.unread": undefined
  "office-feed.names": undefined
  "office-feed.names-about": undefined
  "office-feed.names-filter": undefined
  "office-feed.names-search": undefined
  "office-feed.names-own": undefined
  "office-feed.names-none": undefined
  "office-feed.names-none-why": undefined
  "office-feed.names-widen": undefined
  "office-feed.names-more": { "shown": string | number; "count": string | number }
  "office-feed.set-all": undefined
  "office-feed.set-DISCIPLINE": undefined
  "office-feed.set-EVENT": undefined
  "office-feed.set-PHASE": undefined
  "office-feed.set-VENUE": undefined
  "office-feed.set-LOCATION": undefined
  "office-feed.of-DISCIPLINE": undefined
  "office-feed.of-EVENT": undefined
  "office-feed.of-PHASE": undefined
  "office-feed.of-VENUE": undefined
  "office-feed.of-LOCATION": undefined
  "office-feed.name-instead": undefined
  "office-feed.name-own": undefined
  "office-feed.name-built-in": undefined
  "office-feed.name-feed": undefined
  "office-feed.name-none": undefined
  "office-feed.name-change": undefined
  "office-feed.name-change-of": { "name": string | number }
  "office-feed.name-saved": undefined
  "office-feed.name-removed": undefined
  "office-feed.name-remove": undefined
  "office-feed.name-save": undefined
  "office-feed.name-let-go": undefined
  "office-feed.fault-name-required": undefined
  "office-feed.fault-name-long": undefined
  "office-feed.fault-name-characters": undefined
  "office-feed.fault-malformed-xml": undefined
  "office-feed.fault-unknown-encoding": undefined
  "office-feed.fault-bad-encoding": undefined
  "office-feed.fault-doctype": undefined
  "office-feed.fault-too-large": undefined
  "office-feed.fault-too-deep": undefined
  "office-feed.fault-not-odf": undefined
  "office-feed.fault-bad-header": undefined
  "office-feed.fault-bad-element": undefined
  "office-feed.fault-not-base64": undefined
  "office-feed.fault-not-pdf": undefined
  "office-feed.fault-test-feed": undefined
  "office-feed.fault-other-competition": undefined
  "office-feed.fault-internal": undefined
  "office-feedback.about": { "count": number; "passed": string | number }
  "office-feedback.mood": undefined
  "office-feedback.today": undefined
  "office-feedback.day": { "happy": string | number; "neutral": string | number; "sad": string | number }
  "office-feedback.share": { "share": string | number }
  "office-feedback.feels-happy": undefined
  "office-feedback.feels-neutral": undefined
  "office-feedback.feels-sad": undefined
  "office-feedback.filter": undefined
  "office-feedback.only-new": undefined
  "office-feedback.only-passed": undefined
  "office-feedback.only-handled": undefined
  "office-feedback.only-all": undefined
  "office-feedback.search": undefined
  "office-feedback.said": undefined
  "office-feedback.when": undefined
  "office-feedback.none-new": undefined
  "office-feedback.none-passed": undefined
  "office-feedback.none-handled": undefined
  "office-feedback.none-all": undefined
  "office-feedback.none-why": undefined
  "office-feedback.none-found": undefined
  "office-feedback.none-found-why": undefined
  "office-feedback.widen": undefined
  "office-feedback.gone": undefined
  "office-feedback.type-admin": undefined
  "office-feedback.type-athlete": undefined
  "office-feedback.type-coach": undefined
  "office-feedback.type-manager": undefined
  "office-feedback.type-referee": undefined
  "office-feedback.type-staff": undefined
  "office-feedback.type-volunteer": undefined
  "office-feedback.type-guest": undefined
  "office-feedback.no-name": undefined
  "office-feedback.passed-to": { "who": string | number }
  "office-feedback.is-handled": undefined
  "office-feedback.do-handled": undefined
  "office-feedback.do-new": undefined
  "office-feedback.do-passed": undefined
  "office-feedback.do-passed-now": undefined
  "office-feedback.do-note": undefined
  "office-feedback.done-handled": { "count": number }
  "office-feedback.done-passed": { "count": number }
  "office-feedback.done-new": { "count": number }
  "office-feedback.noted": undefined
  "office-feedback.to-whom": undefined
  "office-feedback.to-whom-hint": undefined
  "office-feedback.note": undefined
  "office-feedback.note-hint": undefined
  "office-feedback.similar": undefined
  "office-feedback.together": { "count": string | number }
  "office-feedback.similar-how": undefined
  "office-home.live": undefined
  "office-home.late": { "count": number }
  "office-home.silent": { "count": number }
  "office-home.needs": undefined
  "office-home.needs-count": { "count": string | number }
  "office-home.nothing": undefined
  "office-home.need-silent": { "what": string | number }
  "office-home.need-silent-why": { "time": string | number }
  "office-home.need-late": { "what": string | number }
  "office-home.need-late-why": { "time": string | number }
  "office-home.need-rejected": { "count": number }
  "office-home.need-rejected-why": { "time": string | number }
  "office-home.need-discipline": { "what": string | number }
  "office-home.need-discipline-why": { "count": number; "time": string | number }
  "office-home.need-translations": { "content": string; "count": number }
  "office-home.need-translations-why": undefined
  "office-home.need-scheduled": { "what": string | number }
  "office-home.need-scheduled-why": { "time": string | number; "todo": string }
  "office-home.need-removal": { "what": string | number; "count": number }
  "office-home.need-removal-why": { "count": number; "photos": string | number; "time": string | number }
  "office-home.long-ago": undefined
  "office-home.see": undefined
  "office-home.handle": undefined
  "office-home.handle-this": { "what": string | number }
  "office-home.handled": undefined
  "office-home.handled-why": undefined
  "office-home.need-differences": { "count": number }
  "office-home.need-differences-why": { "time": string | number }
  "office-home.need-feedback": { "count": number }
  "office-home.need-feedback-why": { "time": string | number }
  "office-home.rejected": { "count": number }
  "office-home.rejected-of": { "total": string | number }
  "office-home.finals": undefined
  "office-home.finals-of": { "total": string | number }
  "office-home.mood": undefined
  "office-home.mood-in-a-day": { "count": string | number }
  "office-home.mood-none": undefined
  "office-home.happy": undefined
  "office-home.neutral": undefined
  "office-home.sad": undefined
  "office-home.said": undefined
  "office-home.next": undefined
  "office-home.next-none": undefined
  "office-home.day-of": { "day": string | number; "days": string | number }
  "office-home.before": { "days": number }
  "office-home.after": undefined
  "office-home.no-programme": undefined
  "office-home.nothing-next": { "time": string | number }
  "office-home.need-set-up": undefined
  "office-home.need-set-up-why": undefined
  "office-home.need-feed-down": undefined
  "office-home.need-feed-down-why": { "time": string | number; "count": number; "late": number }
  "office-home.keys-move": undefined
  "office-home.need-venue-files": { "count": number }
  "office-home.need-venue-files-why": { "time": string | number }
  "office-log.about": undefined
  "office-log.what": undefined
  "office-log.changed": undefined
  "office-log.who": undefined
  "office-log.when": undefined
  "office-log.kind": undefined
  "office-log.day": undefined
  "office-log.filter": undefined
  "office-log.anybody": undefined
  "office-log.any-kind": undefined
  "office-log.all": undefined
  "office-log.none": undefined
  "office-log.none-why": undefined
  "office-log.none-found": undefined
  "office-log.none-found-why": undefined
  "office-log.machine": undefined
  "office-log.undone": undefined
  "office-log.undoing": { "action": string | number }
  "office-log.undo-this": { "action": string | number; "subject": string | number }
  "office-log.kind-item": undefined
  "office-log.action-handle": undefined
  "office-log.kind-content": undefined
  "office-log.kind-content-order": undefined
  "office-log.action-create": undefined
  "office-log.action-restore": undefined
  "office-log.action-publish": undefined
  "office-log.action-withdraw": undefined
  "office-log.action-unschedule": undefined
  "office-log.action-archive": undefined
  "office-log.action-take-from-archive": undefined
  "office-log.action-order": undefined
  "office-log.kind-feed-source": undefined
  "office-log.kind-feed-message": undefined
  "office-log.action-pause": undefined
  "office-log.action-resume": undefined
  "office-log.action-contact": undefined
  "office-log.action-add": undefined
  "office-log.action-rotate": undefined
  "office-log.action-revoke": undefined
  "office-log.action-reapply": undefined
  "office-log.action-dismiss": undefined
  "office-log.kind-feed-rebuild": undefined
  "office-log.action-rebuild": undefined
  "office-log.action-cancel": undefined
  "office-log.kind-setting": undefined
  "office-log.kind-venue": undefined
  "office-log.kind-demo": undefined
  "office-log.action-set": undefined
  "office-log.action-unset": undefined
  "office-log.action-open": undefined
  "office-log.action-remove": undefined
  "office-log.action-wipe": undefined
  "office-log.kind-trivia": undefined
  "office-log.action-save": undefined
  "office-log.kind-feedback": undefined
  "office-log.action-handled": undefined
  "office-log.action-passed": undefined
  "office-log.action-new": undefined
  "office-log.action-note": undefined
  "office-log.kind-person": undefined
  "office-log.kind-points": undefined
  "office-log.action-block": undefined
  "office-log.action-unblock": undefined
  "office-log.action-give": undefined
  "office-log.action-password-code": undefined
  "office-log.action-role": undefined
  "office-log.action-role-away": undefined
  "office-log.action-sign-out": undefined
  "office-log.kind-invitation": undefined
  "office-log.action-invite": undefined
  "office-log.action-revoke-invitation": undefined
  "office-log.kind-athlete-photo": undefined
  "office-log.kind-code-name": undefined
  "office-log.kind-sheet": undefined
  "office-log.action-import": undefined
  "office-log.kind-venue-file": undefined
  "office-log.action-assign": undefined
  "office-log.action-leave": undefined
  "office-log.kind-desk-link": undefined
  "office-log.kind-desk-event": undefined
  "office-log.kind-desk-unit": undefined
  "office-log.action-choose": undefined
  "office-log.action-lead": undefined
  "office-log.action-make": undefined
  "office-people.about": { "staff": number; "accounts": number }
  "office-people.filter": undefined
  "office-people.search": undefined
  "office-people.only-all": undefined
  "office-people.only-staff": undefined
  "office-people.only-blocked": undefined
  "office-people.whole-email": undefined
  "office-people.whole-email-why": undefined
  "office-people.none": undefined
  "office-people.none-why": undefined
  "office-people.none-found": undefined
  "office-people.none-found-why": undefined
  "office-people.all": undefined
  "office-people.name": undefined
  "office-people.you": { "username": string | number }
  "office-people.role": undefined
  "office-people.where": undefined
  "office-people.points": undefined
  "office-people.devices": undefined
  "office-people.seen": undefined
  "office-people.blocked": undefined
  "office-people.waits": undefined
  "office-people.signed-out": undefined
  "office-people.everywhere": undefined
  "office-people.person": undefined
  "office-people.since": { "at": string | number }
  "office-people.is-blocked": undefined
  "office-people.is-waiting": undefined
  "office-people.is-own": undefined
  "office-people.alike": { "count": number }
  "office-people.account": undefined
  "office-people.block": undefined
  "office-people.unblock": undefined
  "office-people.blocked-now": { "username": string | number }
  "office-people.blocked-why": undefined
  "office-people.unblocked-now": { "username": string | number }
  "office-people.unblock-hint": undefined
  "office-people.password-code": undefined
  "office-people.password-code-of": { "username": string | number }
  "office-people.password-code-why": { "username": string | number; "until": string | number }
  "office-people.password-hint": undefined
  "office-people.square": undefined
  "office-people.copy": undefined
  "office-people.copied": undefined
  "office-people.not-copied": undefined
  "office-people.sessions": undefined
  "office-people.no-session": undefined
  "office-people.some-device": undefined
  "office-people.session-since": { "since": string | number; "seen": string | number }
  "office-people.sign-out": undefined
  "office-people.sign-this-out": { "name": string | number }
  "office-people.sign-all-out": undefined
  "office-people.all-out": undefined
  "office-people.no-role": undefined
  "office-people.ends": { "at": string | number }
  "office-people.by-admins": undefined
  "office-people.role-changed": { "username": string | number }
  "office-people.give-role": undefined
  "office-people.take-role": undefined
  "office-people.leave": undefined
  "office-people.fault-label": undefined
  "office-people.fault-venues": undefined
  "office-people.fault-until": undefined
  "office-people.means-none": undefined
  "office-people.means-results": undefined
  "office-people.means-operator": undefined
  "office-people.means-admin": undefined
  "office-people.venues": undefined
  "office-people.no-venue": undefined
  "office-people.until": undefined
  "office-people.until-hint": undefined
  "office-people.until-optional": undefined
  "office-people.ledger": undefined
  "office-people.ledger-why": undefined
  "office-people.sum": { "points": number }
  "office-people.position": { "position": number }
  "office-people.no-points": undefined
  "office-people.older": undefined
  "office-people.give-points": undefined
  "office-people.give-why": undefined
  "office-people.give": { "points": number }
  "office-people.give-empty": undefined
  "office-people.given": { "points": number; "username": string | number }
  "office-people.give-hint": { "most": number; "left": number }
  "office-people.points-whole": undefined
  "office-people.points-many": { "left": number; "most": number }
  "office-people.reason-trivia": undefined
  "office-people.reason-safe-sport": undefined
  "office-people.reason-correction": undefined
  "office-people.reason-hand": undefined
  "office-people.reason-back": undefined
  "office-people.automatic": undefined
  "office-people.by": { "by": string | number }
  "office-people.by-gone": undefined
  "office-people.undone": { "source": string | number }
  "office-people.undo-points": { "what": string | number }
  "office-people.plus": { "points": number }
  "office-people.minus": { "points": number }
  "office-people.roles": undefined
  "office-people.roles-why": undefined
  "office-people.thing-results": undefined
  "office-people.thing-content": undefined
  "office-people.thing-people": undefined
  "office-people.thing-settings": undefined
  "office-people.may-results-results": undefined
  "office-people.may-results-content": undefined
  "office-people.may-results-people": undefined
  "office-people.may-results-settings": undefined
  "office-people.may-operator-results": undefined
  "office-people.may-operator-content": undefined
  "office-people.may-operator-people": undefined
  "office-people.may-operator-settings": undefined
  "office-people.may-admin-results": undefined
  "office-people.may-admin-content": undefined
  "office-people.may-admin-people": undefined
  "office-people.may-admin-settings": undefined
  "office-people.type-admin": undefined
  "office-people.type-athlete": undefined
  "office-people.type-coach": undefined
  "office-people.type-manager": undefined
  "office-people.type-referee": undefined
  "office-people.type-staff": undefined
  "office-people.type-volunteer": undefined
  "office-people.type-guest": undefined
  "office-people.invite": undefined
  "office-people.only-invitations": undefined
  "office-people.invitations": undefined
  "office-people.invite-label": undefined
  "office-people.invite-label-hint": undefined
  "office-people.good-for": undefined
  "office-people.hours-1": undefined
  "office-people.hours-24": undefined
  "office-people.hours-168": undefined
  "office-people.invite-once": undefined
  "office-people.make-code": undefined
  "office-people.invited": { "label": string | number; "until": string | number }
  "office-people.revoked-now": undefined
  "office-people.no-invitations": undefined
  "office-people.no-invitations-why": undefined
  "office-people.for-whom": undefined
  "office-people.account-gone": undefined
  "office-people.invited-by": { "by": string | number }
  "office-people.by-nobody": undefined
  "office-people.state": undefined
  "office-people.good-until": { "until": string | number }
  "office-people.is-used": undefined
  "office-people.is-expired": undefined
  "office-people.is-revoked": undefined
  "office-people.revoke": undefined
  "office-people.revoke-this": { "label": string | number }
  "office-settings.title": undefined
  "office-settings.newest": { "who": string | number; "when": string | number; "what": string | number }
  "office-settings.somebody": undefined
  "office-settings.to-log": undefined
  "office-settings.holds": undefined
  "office-settings.saved": undefined
  "office-settings.removed": undefined
  "office-settings.save": undefined
  "office-settings.let-go": undefined
  "office-settings.change": undefined
  "office-settings.remove": undefined
  "office-settings.add": undefined
  "office-settings.conflict": undefined
  "office-settings.conflict-keep": undefined
  "office-settings.part-games": undefined
  "office-settings.part-delegations": undefined
  "office-settings.part-disciplines": undefined
  "office-settings.part-venues": undefined
  "office-settings.part-minors": undefined
  "office-settings.part-entry": undefined
  "office-settings.part-medals": undefined
  "office-settings.part-safe-sport": undefined
  "office-settings.part-addresses": undefined
  "office-settings.part-limits": undefined
  "office-settings.part-demo": undefined
  "office-settings.athletes": { "count": number }
  "office-settings.key-games_name": undefined
  "office-settings.key-games_days": undefined
  "office-settings.key-time_zone": undefined
  "office-settings.key-delegations": undefined
  "office-settings.key-disciplines": undefined
  "office-settings.key-file_limits": undefined
  "office-settings.key-login_enabled": undefined
  "office-settings.key-signup_birth_year": undefined
  "office-settings.key-previews": undefined
  "office-settings.key-trivia_code_minutes": undefined
  "office-settings.key-public_personal_fields": undefined
  "office-settings.key-safe_sport_film": undefined
  "office-settings.key-safe_sport_points": undefined
  "office-settings.key-unlisted_organisations": undefined
  "office-settings.key-route_rules": undefined
  "office-settings.name": undefined
  "office-settings.day-first": undefined
  "office-settings.day-last": undefined
  "office-settings.days-count": { "count": number; "first": string | number; "last": string | number }
  "office-settings.days-none": undefined
  "office-settings.zone": undefined
  "office-settings.zone-hint": undefined
  "office-settings.zone-now": { "time": string | number; "zone": string | number }
  "office-settings.minors-always": undefined
  "office-settings.field-birthDate": undefined
  "office-settings.field-birthDate-why": undefined
  "office-settings.field-height": undefined
  "office-settings.field-height-why": undefined
  "office-settings.field-weight": undefined
  "office-settings.field-weight-why": undefined
  "office-settings.field-placeOfBirth": undefined
  "office-settings.field-placeOfBirth-why": undefined
  "office-settings.field-countryOfBirth": undefined
  "office-settings.field-countryOfBirth-why": undefined
  "office-settings.field-placeOfResidence": undefined
  "office-settings.field-placeOfResidence-why": undefined
  "office-settings.field-nationality": undefined
  "office-settings.field-nationality-why": undefined
  "office-settings.field-institution": undefined
  "office-settings.field-institution-why": undefined
  "office-settings.field-known": { "count": number }
  "office-settings.open": undefined
  "office-settings.closed": undefined
  "office-settings.will-open": undefined
  "office-settings.opened-by": { "who": string | number; "when": string | number; "reason": string | number }
  "office-settings.preview": undefined
  "office-settings.with-change": undefined
  "office-settings.on-air": undefined
  "office-settings.preview-athlete": undefined
  "office-settings.preview-shown": undefined
  "office-settings.preview-event": undefined
  "office-settings.preview-always": undefined
  "office-settings.preview-where": undefined
  "office-settings.pending": { "count": number }
  "office-settings.pending-pages": { "count": number }
  "office-settings.reason": undefined
  "office-settings.open-fields": { "count": number }
  "office-settings.login_enabled": undefined
  "office-settings.login_enabled-why": { "count": number }
  "office-settings.signup_birth_year": undefined
  "office-settings.signup_birth_year-why": undefined
  "office-settings.previews": undefined
  "office-settings.previews-why": undefined
  "office-settings.on": undefined
  "office-settings.off": undefined
  "office-settings.unlisted": undefined
  "office-settings.unlisted-hint": undefined
  "office-settings.film": undefined
  "office-settings.film-hint": undefined
  "office-settings.film-points": undefined
  "office-settings.film-points-hint": undefined
  "office-settings.rules": undefined
  "office-settings.rules-hint": undefined
  "office-settings.limit-image": undefined
  "office-settings.limit-image-hint": undefined
  "office-settings.limit-pdf": undefined
  "office-settings.limit-pdf-hint": undefined
  "office-settings.limit-video": undefined
  "office-settings.limit-video-hint": undefined
  "office-settings.limit-captions": undefined
  "office-settings.limit-captions-hint": undefined
  "office-settings.trivia-minutes": undefined
  "office-settings.trivia-minutes-hint": undefined
  "office-settings.delegations-count": { "count": number }
  "office-settings.states-all": undefined
  "office-settings.states-none": undefined
  "office-settings.own-delegations": undefined
  "office-settings.add-delegation": undefined
  "office-settings.code": undefined
  "office-settings.code-form-discipline": undefined
  "office-settings.code-form-delegation": undefined
  "office-settings.code-is": { "code": string | number }
  "office-settings.code-sent": { "code": string | number }
  "office-settings.flag": undefined
  "office-settings.pictogram": undefined
  "office-settings.sending": undefined
  "office-settings.picture-new": undefined
  "office-settings.picture-remove": undefined
  "office-settings.picture-refused": undefined
  "office-settings.disciplines-count": { "count": number }
  "office-settings.order": undefined
  "office-settings.order-about": undefined
  "office-settings.up": { "name": string | number }
  "office-settings.down": { "name": string | number }
  "office-settings.listed": { "name": string | number }
  "office-settings.shown": undefined
  "office-settings.hidden": undefined
  "office-settings.add-discipline": undefined
  "office-settings.venue-name": undefined
  "office-settings.venue-code": undefined
  "office-settings.venue-code-hint": undefined
  "office-settings.address": undefined
  "office-settings.lat": undefined
  "office-settings.lon": undefined
  "office-settings.lat-hint": undefined
  "office-settings.lon-hint": undefined
  "office-settings.check-map": undefined
  "office-settings.on-map": undefined
  "office-settings.off-map": undefined
  "office-settings.add-venue": undefined
  "office-settings.demo-about": undefined
  "office-settings.demo-messages": { "count": number }
  "office-settings.demo-content": { "count": number }
  "office-settings.demo-trivia": { "count": number }
  "office-settings.demo-venues": { "count": number }
  "office-settings.demo-accounts": { "count": number }
  "office-settings.demo-feedback": { "count": number }
  "office-settings.demo-stays": { "accounts": number; "content": number }
  "office-settings.demo-wipe": undefined
  "office-settings.demo-own-first": undefined
  "office-settings.demo-ask": { "name": string | number }
  "office-settings.demo-name": undefined
  "office-settings.demo-do": undefined
  "office-settings.demo-wiping": undefined
  "office-settings.demo-gone": undefined
  "office-settings.demo-next": undefined
  "office-settings.demo-none": undefined
  "office-settings.first-day": undefined
  "office-settings.first-day-about": undefined
  "office-settings.step-games": undefined
  "office-settings.step-games-about": undefined
  "office-settings.step-games-none": undefined
  "office-settings.step-delegations": undefined
  "office-settings.step-delegations-about": undefined
  "office-settings.step-delegations-count": { "count": number }
  "office-settings.step-disciplines": undefined
  "office-settings.step-disciplines-about": undefined
  "office-settings.step-disciplines-count": { "count": number }
  "office-settings.step-venues": undefined
  "office-settings.step-venues-about": undefined
  "office-settings.step-venues-count": { "count": number }
  "office-settings.step-sources": undefined
  "office-settings.step-sources-about": undefined
  "office-settings.step-sources-count": { "count": number }
  "office-settings.step-publish": undefined
  "office-settings.step-publish-about": undefined
  "office-settings.step-publish-count": { "count": number }
  "office-settings.done": undefined
  "office-settings.to-do": undefined
  "office-settings.next-step": { "step": string | number }
  "office-settings.to-sources": undefined
  "office-settings.to-announcements": undefined
  "office-settings.to-content": undefined
  "office-settings.to-public": undefined
  "office-settings.public-now": undefined
  "office-settings.public-no-days": undefined
  "office-settings.public-more": { "count": number }
  "office-settings.public-units": { "count": number }
  "office-settings.public-no-units": undefined
  "office-settings.public-published": { "count": number }
  "office-settings.public-not-published": undefined
  "office-settings.fault-name-required": undefined
  "office-settings.fault-name-long": undefined
  "office-settings.fault-name-characters": undefined
  "office-settings.fault-name-other": undefined
  "office-settings.fault-day-far": undefined
  "office-settings.fault-days-order": undefined
  "office-settings.fault-days-many": undefined
  "office-settings.fault-zone-unknown": undefined
  "office-settings.fault-code-twice": undefined
  "office-settings.fault-picture-unknown": undefined
  "office-settings.fault-reason-required": undefined
  "office-settings.fault-both-or-none": undefined
  "office-settings.fault-no-place": undefined
  "office-settings.fault-film": undefined
  "office-settings.fault-unfit": undefined
  "office-settings.fault-unreadable": undefined
  "office-settings.countries": undefined
  "office-settings.countries-count": { "count": number }
  "office-settings.country-find": undefined
  "office-settings.country-none": undefined
  "office-settings.field-photo": undefined
  "office-settings.field-photo-why": undefined
  "office-settings.key-travel_km_per_hour": undefined
  "office-settings.travel-speed": undefined
  "office-settings.travel-speed-hint": undefined
  "office-settings.key-access_log_days": undefined
  "office-settings.access-log-days": undefined
  "office-settings.access-log-days-hint": undefined
  "office-settings.key-venue_ways": undefined
  "office-settings.ways": undefined
  "office-settings.ways-about": undefined
  "office-settings.ways-only": undefined
  "office-settings.ways-all": undefined
  "office-settings.way": undefined
  "office-settings.way-both": { "from": string | number; "to": string | number }
  "office-settings.way-one": { "from": string | number; "to": string | number }
  "office-settings.way-foot-is": { "minutes": string | number }
  "office-settings.way-shuttle-is": { "minutes": string | number }
  "office-settings.way-gone": undefined
  "office-settings.way-change": { "name": string | number }
  "office-settings.add-way": undefined
  "office-settings.way-from": undefined
  "office-settings.way-to": undefined
  "office-settings.way-choose": undefined
  "office-settings.way-foot": undefined
  "office-settings.way-shuttle": undefined
  "office-settings.way-foot-hint": { "most": number }
  "office-settings.way-shuttle-hint": { "most": number }
  "office-settings.way-oneWay": undefined
  "office-settings.way-done": undefined
  "office-settings.fault-way-venue": undefined
  "office-settings.fault-way-same": undefined
  "office-settings.fault-way-empty": undefined
  "office-settings.fault-way-minutes": undefined
  "office-settings.fault-way-twice": undefined
  "office-sheets.title": undefined
  "office-sheets.about": undefined
  "office-sheets.drop": undefined
  "office-sheets.drop-why": undefined
  "office-sheets.choose": undefined
  "office-sheets.reading": { "name": string | number }
  "office-sheets.not-sent": undefined
  "office-sheets.many": undefined
  "office-sheets.many-why": undefined
  "office-sheets.not-sent-refused": undefined
  "office-sheets.not-sent-away": undefined
  "office-sheets.templates": undefined
  "office-sheets.templates-why": undefined
  "office-sheets.codes": undefined
  "office-sheets.codes-why": undefined
  "office-sheets.open": undefined
  "office-sheets.taken": undefined
  "office-sheets.taken-why": undefined
  "office-sheets.rows": { "count": number }
  "office-sheets.did-added": { "count": number }
  "office-sheets.did-changed": { "count": number }
  "office-sheets.did-removed": { "count": number }
  "office-sheets.did-nothing": undefined
  "office-sheets.undone": undefined
  "office-sheets.rehearsal": undefined
  "office-sheets.let-go": undefined
  "office-sheets.back": undefined
  "office-sheets.which-sheet": undefined
  "office-sheets.which-kind": undefined
  "office-sheets.title-of-all": undefined
  "office-sheets.title-of-all-example": undefined
  "office-sheets.title-of-all-say": undefined
  "office-sheets.removes": undefined
  "office-sheets.no-table": undefined
  "office-sheets.sums": undefined
  "office-sheets.sum-rows": { "count": number }
  "office-sheets.sum-new": { "count": number }
  "office-sheets.sum-changes": { "count": number }
  "office-sheets.sum-leaves": { "count": number }
  "office-sheets.sum-doubts": { "count": number }
  "office-sheets.sum-problems": { "count": number }
  "office-sheets.need-you": undefined
  "office-sheets.answers": { "count": number; "rows": number }
  "office-sheets.many-delegations": { "count": string | number }
  "office-sheets.all-new": undefined
  "office-sheets.ask-discipline": undefined
  "office-sheets.ask-organisation": undefined
  "office-sheets.ask-venue": undefined
  "office-sheets.ask-event": undefined
  "office-sheets.ask-unit": undefined
  "office-sheets.ask-person": undefined
  "office-sheets.ask-why": { "count": number }
  "office-sheets.it-is": { "name": string | number }
  "office-sheets.is-new": undefined
  "office-sheets.leave-out": undefined
  "office-sheets.names": { "count": number }
  "office-sheets.columns": { "names": string | number }
  "office-sheets.columns-none": undefined
  "office-sheets.columns-passed": { "count": number; "names": string | number }
  "office-sheets.columns-review": undefined
  "office-sheets.header-row": { "row": string | number }
  "office-sheets.no-header": undefined
  "office-sheets.pass-over": undefined
  "office-sheets.lines": undefined
  "office-sheets.show-codes": undefined
  "office-sheets.more": undefined
  "office-sheets.state-doubt": undefined
  "office-sheets.state-problem": undefined
  "office-sheets.state-leaves": undefined
  "office-sheets.state-changes": undefined
  "office-sheets.state-new": undefined
  "office-sheets.state-same": undefined
  "office-sheets.state-passed-over": undefined
  "office-sheets.rank-up": { "from": string | number; "to": string | number }
  "office-sheets.rank-down": { "from": string | number; "to": string | number }
  "office-sheets.change": { "field": string | number; "from": string | number; "to": string | number }
  "office-sheets.other-change": { "field": string | number }
  "office-sheets.nothing-there": undefined
  "office-sheets.nothing": undefined
  "office-sheets.nothing-clean": undefined
  "office-sheets.some-open": { "problems": number; "doubts": number }
  "office-sheets.all-clean": undefined
  "office-sheets.take-clean": { "count": number }
  "office-sheets.take": { "count": number }
  "office-sheets.is-taken": { "name": string | number }
  "office-sheets.changed": undefined
  "office-sheets.changed-why": undefined
  "office-sheets.failed": undefined
  "office-sheets.failed-why": undefined
  "office-sheets.progress": undefined
  "office-sheets.stop": undefined
  "office-sheets.stage-waiting": undefined
  "office-sheets.stage-reading": undefined
  "office-sheets.stage-rows": { "done": number; "of": number }
  "office-sheets.stage-comparing": undefined
  "office-sheets.stage-taking-in": undefined
  "office-sheets.stopped": undefined
  "office-sheets.stopped-why": undefined
  "office-sheets.file-changed": undefined
  "office-sheets.file-changed-why": undefined
  "office-sheets.kind-unknown": undefined
  "office-sheets.kind-names": undefined
  "office-sheets.kind-schedule": undefined
  "office-sheets.kind-participants": undefined
  "office-sheets.kind-teams": undefined
  "office-sheets.kind-start-lists": undefined
  "office-sheets.kind-results": undefined
  "office-sheets.kind-medallists": undefined
  "office-sheets.kind-draws": undefined
  "office-sheets.fault-empty": undefined
  "office-sheets.fault-too-large": undefined
  "office-sheets.fault-not-a-sheet": undefined
  "office-sheets.fault-damaged": undefined
  "office-sheets.fault-encrypted": undefined
  "office-sheets.fault-old-format": undefined
  "office-sheets.fault-too-many-rows": undefined
  "office-sheets.notice-macros": undefined
  "office-sheets.notice-external-links": undefined
  "office-sheets.notice-repaired-letters": undefined
  "office-sheets.notice-lost-letters": undefined
  "office-sheets.notice-hidden-sheets": undefined
  "office-sheets.problem-missing-value": { "field": string | number }
  "office-sheets.problem-missing-in-all": { "field": string | number }
  "office-sheets.problem-bad-date": { "value": string | number }
  "office-sheets.problem-bad-time": { "value": string | number }
  "office-sheets.problem-bad-number": { "value": string | number; "field": string | number }
  "office-sheets.problem-bad-choice": { "value": string | number; "field": string | number }
  "office-sheets.problem-bad-code": { "value": string | number }
  "office-sheets.problem-bad-text": undefined
  "office-sheets.problem-contradicting-row": undefined
  "office-sheets.problem-has-results": undefined
  "office-sheets.problem-error-cell": { "value": string | number }
  "office-sheets.problem-no-value": undefined
  "office-sheets.problem-unknown-words": { "value": string | number }
  "office-sheets.problem-no-draw": undefined
  "office-sheets.problem-rank-against-the-rule": { "value": string | number }
  "office-sheets.problem-rank-undecided": { "value": string | number }
  "office-sheets.problem-title": undefined
  "office-sheets.problem-totals": undefined
  "office-sheets.problem-repeated-header": undefined
  "office-sheets.problem-repeated-row": undefined
  "office-sheets.problem-note": undefined
  "office-sheets.problem-unfilled": undefined
  "office-sheets.problem-skipped": undefined
  "office-sheets.field-date": undefined
  "office-sheets.field-start": undefined
  "office-sheets.field-end": undefined
  "office-sheets.field-discipline": undefined
  "office-sheets.field-event": undefined
  "office-sheets.field-category": undefined
  "office-sheets.field-division": undefined
  "office-sheets.field-gender": undefined
  "office-sheets.field-phase": undefined
  "office-sheets.field-unit": undefined
  "office-sheets.field-unit_number": undefined
  "office-sheets.field-venue": undefined
  "office-sheets.field-location": undefined
  "office-sheets.field-type": undefined
  "office-sheets.field-side1": undefined
  "office-sheets.field-side2": undefined
  "office-sheets.field-score1": undefined
  "office-sheets.field-score2": undefined
  "office-sheets.field-status": undefined
  "office-sheets.field-athlete": undefined
  "office-sheets.field-family_name": undefined
  "office-sheets.field-given_name": undefined
  "office-sheets.field-team": undefined
  "office-sheets.field-organisation": undefined
  "office-sheets.field-birth_date": undefined
  "office-sheets.field-bib": undefined
  "office-sheets.field-seed": undefined
  "office-sheets.field-start_order": undefined
  "office-sheets.field-height": undefined
  "office-sheets.field-weight": undefined
  "office-sheets.field-function": undefined
  "office-sheets.field-members": undefined
  "office-sheets.field-rank": undefined
  "office-sheets.field-result": undefined
  "office-sheets.field-irm": undefined
  "office-sheets.field-qualification": undefined
  "office-sheets.field-goes_on": undefined
  "office-sheets.field-wlt": undefined
  "office-sheets.field-difference": undefined
  "office-sheets.field-medal": undefined
  "office-sheets.field-name": undefined
  "office-sheets.field-name_eng": undefined
  "office-sheets.field-name_spa": undefined
  "office-sheets.field-code": undefined
  "office-sheets.field-what": undefined
  "office-sheets.rules": undefined
  "office-sheets.rules-why": undefined
  "office-sheets.by-rule-medal": undefined
  "office-sheets.by-rule-standing": undefined
  "office-sheets.by-rule-side": undefined
  "office-sheets.medal-gold": undefined
  "office-sheets.medal-silver": undefined
  "office-sheets.medal-bronze": undefined
  "office-sheets.place": { "place": string | number }
  "office-sheets.against-medal": undefined
  "office-sheets.against-standing": undefined
  "office-sheets.against-side": undefined
  "office-sheets.rule-time": undefined
  "office-sheets.rule-time-to-the-hundredth": undefined
  "office-sheets.rule-thousandth": undefined
  "office-sheets.rule-finish-order": undefined
  "office-sheets.rule-distance": undefined
  "office-sheets.rule-next-best-attempts": undefined
  "office-sheets.rule-height": undefined
  "office-sheets.rule-fewest-failures-at-last-height": undefined
  "office-sheets.rule-fewest-failures": undefined
  "office-sheets.rule-jump-off": undefined
  "office-sheets.rule-points": undefined
  "office-sheets.rule-all-but-the-worst": undefined
  "office-sheets.rule-execution": undefined
  "office-sheets.rule-difficulty": undefined
  "office-sheets.rule-artistry": undefined
  "office-sheets.rule-tens": undefined
  "office-sheets.rule-xs": undefined
  "office-sheets.rule-shoot-off": undefined
  "office-sheets.rule-alone": undefined
  "office-sheets.rule-shared": undefined
  "office-sheets.rule-irm": undefined
  "office-sheets.rule-irm-ranked": undefined
  "office-sheets.rule-no-result": undefined
  "office-sheets.rule-head-to-head": undefined
  "office-sheets.rule-no-rule": undefined
  "office-sheets.rule-not-sent": undefined
  "office-sheets.rule-outside": undefined
  "office-sheets.rule-wlt-sent": undefined
  "office-sheets.rule-opponent-out": undefined
  "office-sheets.rule-both-out": undefined
  "office-sheets.rule-score": undefined
  "office-sheets.rule-priority": undefined
  "office-sheets.rule-closest-arrow": undefined
  "office-sheets.rule-draw-allowed": undefined
  "office-sheets.rule-level": undefined
  "office-sheets.rule-not-played": undefined
  "office-sheets.rule-table-points": undefined
  "office-sheets.rule-wins": undefined
  "office-sheets.rule-win-ratio": undefined
  "office-sheets.rule-difference": undefined
  "office-sheets.rule-scored": undefined
  "office-sheets.rule-ratio": undefined
  "office-sheets.rule-quality-points": undefined
  "office-sheets.rule-falls": undefined
  "office-sheets.rule-superiorities": undefined
  "office-sheets.rule-annulled": undefined
  "office-sheets.rule-by-place": undefined
  "office-sheets.rule-by-time": undefined
  "office-sheets.rule-standard": undefined
  "office-sheets.rule-reserve": undefined
  "office-sheets.rule-not-through": undefined
  "office-sheets.rule-level-for-last-place": undefined
  "office-sheets.rule-delegation-full": undefined
  "office-sheets.rule-match-won": undefined
  "office-sheets.rule-match-lost": undefined
  "office-sheets.rule-round-reached": undefined
  "office-sheets.rule-champion-alone": undefined
  "office-sheets.rule-disqualified": undefined
  "office-sheets.rule-protested": undefined
  "office-timing.title": undefined
  "office-timing.about": undefined
  "office-timing.drop": undefined
  "office-timing.choose": undefined
  "office-timing.sending": undefined
  "office-timing.too-large": { "name": string | number }
  "office-timing.no-such-kind": { "name": string | number }
  "office-timing.file-changed": { "name": string | number }
  "office-timing.not-sent": { "name": string | number }
  "office-timing.folder": { "folder": string | number }
  "office-timing.no-folder": undefined
  "office-timing.files": undefined
  "office-timing.none": undefined
  "office-timing.none-why": undefined
  "office-timing.state-waiting": undefined
  "office-timing.state-imported": undefined
  "office-timing.state-unchanged": undefined
  "office-timing.state-left": undefined
  "office-timing.state-undone": undefined
  "office-timing.from-folder": undefined
  "office-timing.from-office": undefined
  "office-timing.out": undefined
  "office-timing.out-lynx": undefined
  "office-timing.out-lynx-count": { "count": number }
  "office-timing.encoding": undefined
  "office-timing.encoding-utf-16le": undefined
  "office-timing.encoding-windows-1252": undefined
  "office-timing.encoding-saved": undefined
  "office-timing.download": undefined
  "office-timing.out-lenex": undefined
  "office-timing.out-lenex-count": { "count": number }
  "office-timing.lenex-invitation": undefined
  "office-timing.lenex-entries": undefined
  "office-timing.lenex-start-lists": undefined
  "office-timing.lenex-results": undefined
  "office-timing.close": { "name": string | number }
  "office-timing.done": undefined
  "office-timing.holds-results": undefined
  "office-timing.holds-start-lists": undefined
  "office-timing.holds-entries": undefined
  "office-timing.entries-why": undefined
  "office-timing.entries-open": undefined
  "office-timing.holds-invitation": undefined
  "office-timing.holds-other": undefined
  "office-timing.people": { "count": number }
  "office-timing.nothing-in": undefined
  "office-timing.fault-too-large": undefined
  "office-timing.fault-empty": undefined
  "office-timing.fault-not-text": undefined
  "office-timing.fault-unknown-kind": undefined
  "office-timing.fault-not-lynx": undefined
  "office-timing.fault-not-lenex": undefined
  "office-timing.fault-bad-xml": undefined
  "office-timing.fault-bad-archive": undefined
  "office-timing.problems": { "count": number }
  "office-timing.at-line": { "line": string | number }
  "office-timing.problem-bad-line": undefined
  "office-timing.problem-bad-time": undefined
  "office-timing.problem-bad-wind": undefined
  "office-timing.problem-nobody": undefined
  "office-timing.problem-not-read-yet": undefined
  "office-timing.problem-place-twice": undefined
  "office-timing.problem-splits-missing": undefined
  "office-timing.problem-no-such-heat": undefined
  "office-timing.problem-twice": undefined
  "office-timing.problem-rank-and-time": undefined
  "office-timing.problem-several-meets": undefined
  "office-timing.heat": { "event": string | number; "round": string | number; "heat": string | number }
  "office-timing.rows": { "count": number }
  "office-timing.heat-unit": undefined
  "office-timing.heat-rows": undefined
  "office-timing.heat-marks": undefined
  "office-timing.heat-official": undefined
  "office-timing.heat-ready": undefined
  "office-timing.heat-same": undefined
  "office-timing.heat-left": undefined
  "office-timing.heat-has-results": undefined
  "office-timing.unit": undefined
  "office-timing.unit-none": undefined
  "office-timing.unit-not-ours": undefined
  "office-timing.unit-proposed": undefined
  "office-timing.unit-all": undefined
  "office-timing.row-of": { "what": string | number }
  "office-timing.row-none": undefined
  "office-timing.row-nobody": undefined
  "office-timing.bib": { "bib": string | number }
  "office-timing.lane": { "lane": string | number }
  "office-timing.mark-of": { "mark": string | number }
  "office-timing.mark-none": undefined
  "office-timing.doubt-name": { "competitor": string | number; "file": string | number }
  "office-timing.doubt-lane": { "competitor": string | number; "ours": string | number; "file": string | number }
  "office-timing.doubt-known-by-name": { "competitor": string | number; "file": string | number }
  "office-timing.added": { "count": number }
  "office-timing.changes": undefined
  "office-timing.change": { "who": string | number; "field": string | number; "from": string | number; "to": string | number }
  "office-timing.kept": undefined
  "office-timing.kept-one": { "who": string | number; "field": string | number; "held": string | number; "said": string | number }
  "office-timing.missing": { "names": string | number }
  "office-timing.list": undefined
  "office-timing.nothing": undefined
  "office-timing.field-rank": undefined
  "office-timing.field-result": undefined
  "office-timing.field-irm": undefined
  "office-timing.field-start-order": undefined
  "office-timing.field-status": undefined
  "office-timing.field-wind": undefined
  "office-timing.field-rule": undefined
  "office-timing.field-reaction": undefined
  "office-timing.field-splits": undefined
  "office-timing.remember": undefined
  "office-timing.remembered": undefined
  "office-timing.over": undefined
  "office-timing.bring-in": { "count": number }
  "office-timing.official-warning": { "count": number }
  "office-timing.brought-in": undefined
  "office-timing.leave": undefined
  "office-timing.left": undefined
  "office-timing.others": { "count": number }
  "office-timing.change-details": { "who": string | number }
  "office-trivia.about": undefined
  "office-trivia.all-posters": undefined
  "office-trivia.none": undefined
  "office-trivia.none-why": undefined
  "office-trivia.new": undefined
  "office-trivia.questions": { "count": number }
  "office-trivia.answered": { "count": number }
  "office-trivia.opens": { "time": string | number }
  "office-trivia.open-until": { "time": string | number }
  "office-trivia.closed-since": { "time": string | number }
  "office-trivia.is-draft": undefined
  "office-trivia.is-upcoming": undefined
  "office-trivia.is-open": undefined
  "office-trivia.is-closed": undefined
  "office-trivia.is-new": undefined
  "office-trivia.untitled": undefined
  "office-trivia.title": undefined
  "office-trivia.discipline": undefined
  "office-trivia.minutes": undefined
  "office-trivia.points": undefined
  "office-trivia.points-sum": { "count": number }
  "office-trivia.author": undefined
  "office-trivia.from": undefined
  "office-trivia.until": undefined
  "office-trivia.place": undefined
  "office-trivia.server-time": undefined
  "office-trivia.missing": { "count": number }
  "office-trivia.questions-head": undefined
  "office-trivia.in-order": { "count": number }
  "office-trivia.fixed": { "count": number }
  "office-trivia.add": undefined
  "office-trivia.kind-choice": undefined
  "office-trivia.kind-true-false": undefined
  "office-trivia.kind-order": undefined
  "office-trivia.kind-picture": undefined
  "office-trivia.unwritten": undefined
  "office-trivia.question": undefined
  "office-trivia.question-up": { "number": string | number }
  "office-trivia.question-down": { "number": string | number }
  "office-trivia.up": undefined
  "office-trivia.down": undefined
  "office-trivia.right": undefined
  "office-trivia.true": undefined
  "office-trivia.false": undefined
  "office-trivia.right-order": undefined
  "office-trivia.options": undefined
  "office-trivia.option": { "number": string | number }
  "office-trivia.is-right": undefined
  "office-trivia.remove-option": { "number": string | number }
  "office-trivia.more-options": undefined
  "office-trivia.explanation": undefined
  "office-trivia.remove-question": undefined
  "office-trivia.fault-text": undefined
  "office-trivia.fault-options": undefined
  "office-trivia.fault-option": undefined
  "office-trivia.fault-right": undefined
  "office-trivia.fault-order": undefined
  "office-trivia.fault-title": undefined
  "office-trivia.fault-author": undefined
  "office-trivia.fault-dates": undefined
  "office-trivia.fault-none": undefined
  "office-trivia.incomplete": undefined
  "office-trivia.incomplete-why": undefined
  "office-trivia.saved": undefined
  "office-trivia.opened": undefined
  "office-trivia.removed": undefined
  "office-trivia.recalculated": { "count": number }
  "office-trivia.recalculates": { "count": number }
  "office-trivia.recalculates-now": { "count": number }
  "office-trivia.unsaved": undefined
  "office-trivia.all-saved": undefined
  "office-trivia.figures": { "count": number; "inTime": string | number }
  "office-trivia.kept": undefined
  "office-trivia.discard": undefined
  "office-trivia.conflict-why": undefined
  "office-trivia.read-new": undefined
  "office-trivia.begun-meanwhile": undefined
  "office-trivia.remove": undefined
  "office-trivia.close-now": undefined
  "office-trivia.open-it": undefined
  "office-trivia.to-draft": undefined
  "office-trivia.save": undefined
  "office-trivia.poster": undefined
  "office-trivia.paper": undefined
  "office-trivia.no-poster-draft": undefined
  "office-trivia.no-poster": undefined
  "office-trivia.code-of": { "title": string | number }
  "office-trivia.open-pdf": undefined
  "office-trivia.codes-end": undefined
  "office-trivia.paste": undefined
  "office-trivia.paste-how": undefined
  "office-trivia.paste-cells": undefined
  "office-trivia.paste-much": undefined
  "office-trivia.paste-found": { "count": number }
  "office-trivia.paste-left": { "count": number }
  "office-trivia.paste-room": { "count": number }
  "office-trivia.paste-row": { "row": number }
  "office-trivia.paste-not": undefined
  "office-trivia.paste-add": { "count": number }
  "office-trivia.paste-fault-columns": undefined
  "office-trivia.paste-fault-text": undefined
  "office-trivia.paste-fault-options": undefined
  "office-trivia.paste-fault-right": undefined
  "office-trivia.paste-fault-long": undefined
  "office-trivia.kept-other": undefined
  "office-venue.title": undefined
  "office-venue.until": { "until": string | number }
  "office-venue.venue": undefined
  "office-venue.day": undefined
  "office-venue.today": undefined
  "office-venue.none": undefined
  "office-venue.none-why": undefined
  "office-venue.no-venue": undefined
  "office-venue.no-venue-why": undefined
  "office-venue.read-only": undefined
  "office-venue.unknown": undefined
}
