package org.gamescompanion.app;

import android.Manifest;
import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.pm.PackageManager;
import android.os.Build;
import android.os.Bundle;
import android.service.notification.StatusBarNotification;
import androidx.annotation.NonNull;
import androidx.core.app.NotificationCompat;
import androidx.core.content.ContextCompat;
import com.capacitorjs.plugins.pushnotifications.MessagingService;
import com.google.firebase.messaging.RemoteMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Shows what the server sends, also while no page runs: each revision once, never a lower one after a higher (decision 0111). Messages are data alone
 * (apps/server/src/features/notifications/send-fcm.ts): `push` is what the site's service worker gets, `channel` one of ours.
 */
public class NoticesService extends MessagingService {

    private static final String STORE = "shown-notices";
    private static final String SHOWN = "shown";
    private static final String TELLS = "tells";
    private static final String[] CHANNELS = { "starts", "results", "messages" };
    /** Of one tag there is one notification, whatever its number. */
    private static final int NUMBER = 1;

    /** Two messages may come at once. */
    private static final Object TURN = new Object();

    /** The plugin is not told: it would keep each for a page that listens, and none does on Android. */
    @Override
    public void onMessageReceived(@NonNull RemoteMessage message) {
        String push = message.getData().get("push");
        try {
            show(new JSONObject(push == null ? "" : push), message.getData().get("channel"));
        } catch (JSONException error) {
            // of another version of the server: something is new all the same
            showUnreadable();
        }
    }

    /** While the phone was away more came than are held for it, and all of them are lost. */
    @Override
    public void onDeletedMessages() {
        super.onDeletedMessages();
        showUnreadable();
    }

    /** Remembers no longer what was shown. */
    static void forget(Context context) {
        synchronized (TURN) {
            context.getSharedPreferences(STORE, MODE_PRIVATE).edit().clear().commit();
        }
    }

    private void show(JSONObject push, String channel) throws JSONException {
        String tag = push.getString("tag");
        List<ShownNotices.Told> tells = tellsIn(push.getJSONArray(TELLS));
        synchronized (TURN) {
            SharedPreferences store = getSharedPreferences(STORE, MODE_PRIVATE);
            ShownNotices shown = new ShownNotices(read(store.getString(SHOWN, "[]")));
            if (!shown.hasNews(tells)) return;
            NotificationManager manager = getSystemService(NotificationManager.class);
            for (StatusBarNotification there : manager.getActiveNotifications()) {
                String other = there.getNotification().extras.getString(TELLS);
                if (other != null && !tag.equals(there.getTag()) && ShownNotices.isVoidedBy(tellsIn(new JSONArray(other)), tells)) {
                    manager.cancel(there.getTag(), there.getId());
                }
            }
            notify(tag, channelOf(channel), push.getString("title"), shown.bodyOf(tells, push.getString("body")), push);
            shown.add(tells);
            // at once: the process may end as soon as this has returned
            store.edit().putString(SHOWN, written(shown.all())).commit();
        }
    }

    private void notify(String tag, String channel, String title, String body, JSONObject push) throws JSONException {
        if (
            Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU &&
            ContextCompat.checkSelfPermission(this, Manifest.permission.POST_NOTIFICATIONS) != PackageManager.PERMISSION_GRANTED
        ) return;
        createChannels(this);
        Bundle extras = new Bundle();
        extras.putString(TELLS, push.getJSONArray(TELLS).toString());
        Intent open = new Intent(this, MainActivity.class)
            .setAction(Intent.ACTION_VIEW)
            .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_SINGLE_TOP)
            // by which the plugin knows a press on a notification
            .putExtra("google.message_id", tag)
            .putExtra("path", push.getString("path"));
        PendingIntent press = PendingIntent.getActivity(
            this,
            tag.hashCode(),
            open,
            PendingIntent.FLAG_UPDATE_CURRENT | PendingIntent.FLAG_IMMUTABLE
        );
        Notification notification = new NotificationCompat.Builder(this, channel)
            .setSmallIcon(R.drawable.ic_notice)
            .setContentTitle(title)
            .setContentText(body)
            .setStyle(new NotificationCompat.BigTextStyle().bigText(body))
            .setContentIntent(press)
            .setAutoCancel(true)
            .setWhen(push.optLong("at", System.currentTimeMillis()))
            .setShowWhen(true)
            .setPriority(NotificationCompat.PRIORITY_HIGH)
            .addExtras(extras)
            .build();
        getSystemService(NotificationManager.class).notify(tag, NUMBER, notification);
    }

    private void showUnreadable() {
        try {
            JSONObject push = new JSONObject().put("path", "/agenda").put(TELLS, new JSONArray());
            notify("unreadable", "results", getString(R.string.notice_unreadable_title), getString(R.string.notice_unreadable_body), push);
        } catch (JSONException error) {
            throw new IllegalStateException(error);
        }
    }

    /** What the visitor can silence apart, in the system's language; again after that was changed. */
    static void createChannels(Context context) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.O) return;
        NotificationManager manager = context.getSystemService(NotificationManager.class);
        int[] names = { R.string.channel_starts, R.string.channel_results, R.string.channel_messages };
        for (int at = 0; at < CHANNELS.length; at++) {
            manager.createNotificationChannel(
                new NotificationChannel(CHANNELS[at], context.getString(names[at]), NotificationManager.IMPORTANCE_HIGH)
            );
        }
    }

    private static String channelOf(String asked) {
        for (String channel : CHANNELS) if (channel.equals(asked)) return channel;
        return "results";
    }

    private static List<ShownNotices.Told> tellsIn(JSONArray written) throws JSONException {
        List<ShownNotices.Told> tells = new ArrayList<>();
        for (int at = 0; at < written.length(); at++) {
            JSONObject one = written.getJSONObject(at);
            tells.add(new ShownNotices.Told(one.getString("about"), one.getLong("revision")));
        }
        return tells;
    }

    /** A list, since the order says what is oldest; what lies there and is none of ours is nothing. */
    private static Map<String, Long> read(String written) {
        Map<String, Long> shown = new LinkedHashMap<>();
        try {
            for (ShownNotices.Told one : tellsIn(new JSONArray(written))) shown.put(one.about, one.revision);
        } catch (JSONException error) {
            shown.clear();
        }
        return shown;
    }

    private static String written(Map<String, Long> shown) throws JSONException {
        JSONArray all = new JSONArray();
        for (Map.Entry<String, Long> one : shown.entrySet()) {
            all.put(new JSONObject().put("about", one.getKey()).put("revision", one.getValue()));
        }
        return all.toString();
    }
}
