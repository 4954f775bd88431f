package org.gamescompanion.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.Test;

public class ShownNoticesTest {

    /** The cases that the site's rule runs too; Gradle runs tests in the module's folder. */
    private static final Path CASES = Paths.get("../../../../fixtures/notifications/shown-cases.txt");

    private static List<ShownNotices.Told> tells(String written) {
        List<ShownNotices.Told> tells = new ArrayList<>();
        for (String one : written.trim().split(" ")) {
            String[] parts = one.split("=");
            tells.add(new ShownNotices.Told(parts[0], Long.parseLong(parts[1])));
        }
        return tells;
    }

    private static String becomes(ShownNotices shown, List<ShownNotices.Told> tells) {
        if (!shown.hasNews(tells)) return "old";
        String body = shown.bodyOf(tells, "lines");
        shown.add(tells);
        return body.isEmpty() ? "bare" : "whole";
    }

    @Test
    public void everyCaseIsAsOnTheSite() throws IOException {
        ShownNotices shown = new ShownNotices(new LinkedHashMap<>());
        int cases = 0;
        for (String line : Files.readAllLines(CASES, StandardCharsets.UTF_8)) {
            if (line.isEmpty() || line.startsWith("#")) continue;
            if (line.equals("new")) {
                shown = new ShownNotices(new LinkedHashMap<>());
                continue;
            }
            String[] parts = line.split(" : ");
            String[] two = parts[0].split(" by ");
            String found = two.length == 2
                ? ShownNotices.isVoidedBy(tells(two[0]), tells(two[1])) ? "void" : "stays"
                : becomes(shown, tells(parts[0]));
            assertEquals(line, parts[1], found);
            cases++;
        }
        assertTrue(cases > 20);
    }

    @Test
    public void theOldestAreForgottenAndWhatIsToldAgainIsNotOld() {
        ShownNotices shown = new ShownNotices(new LinkedHashMap<>());
        shown.add(tells("result.first=1"));
        shown.add(tells("result.second=1"));
        shown.add(tells("result.first=1"));
        for (int at = 1; at < ShownNotices.MOST_SHOWN; at++) shown.add(tells("start." + at + "=1"));
        assertEquals(ShownNotices.MOST_SHOWN, shown.all().size());
        assertFalse(shown.hasNews(tells("result.first=1")));
        assertTrue(shown.hasNews(tells("result.second=1")));
    }
}
