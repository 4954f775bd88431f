package org.gamescompanion.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which revision of each thing this phone has shown last: the rule of packages/domain/src/notifications/pushed.ts, which the site's service worker
 * has too (decision 0111). Nothing of Android is in it; ShownNoticesTest runs both rules' cases.
 */
final class ShownNotices {

    /** The most things that are remembered. */
    static final int MOST_SHOWN = 2000;

    /** A revision of what a notification is about. */
    static final class Told {

        final String about;
        final long revision;

        Told(String about, long revision) {
            this.about = about;
            this.revision = revision;
        }
    }

    private final LinkedHashMap<String, Long> shown;

    /** With what was remembered before, the oldest first. */
    ShownNotices(Map<String, Long> before) {
        shown = new LinkedHashMap<>(before);
    }

    /** What is to be remembered, the oldest first. */
    Map<String, Long> all() {
        return shown;
    }

    private long shownOf(String about) {
        Long revision = shown.get(about);
        return revision == null ? 0 : revision;
    }

    /** Whether any of it is newer than what was shown. */
    boolean hasNews(List<Told> tells) {
        for (Told one : tells) if (one.revision > shownOf(one.about)) return true;
        return false;
    }

    /** What may be shown: nothing of a summary of which one line has been shown by a newer revision. */
    String bodyOf(List<Told> tells, String body) {
        for (Told one : tells) if (one.revision < shownOf(one.about)) return "";
        return body;
    }

    /** Remembers what is shown now; what was told longest ago is forgotten first. */
    void add(List<Told> tells) {
        for (Told one : tells) {
            long newest = Math.max(one.revision, shownOf(one.about));
            shown.remove(one.about);
            shown.put(one.about, newest);
        }
        List<String> names = new ArrayList<>(shown.keySet());
        for (int at = 0; at < names.size() - MOST_SHOWN; at++) shown.remove(names.get(at));
    }

    /** Whether a notification on the screen says what another corrects, takes back or makes void. */
    static boolean isVoidedBy(List<Told> onScreen, List<Told> tells) {
        for (Told one : tells) for (Told there : onScreen) {
            if (there.about.equals(one.about) && there.revision < one.revision) return true;
            if (one.about.startsWith("plan.") && there.about.startsWith("start." + one.about.substring("plan.".length()) + ".")) return true;
        }
        return false;
    }
}
