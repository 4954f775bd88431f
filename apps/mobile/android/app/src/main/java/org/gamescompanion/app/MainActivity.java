package org.gamescompanion.app;

import android.content.Intent;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(NoticesPlugin.class);
        NoticesService.createChannels(this);
        // restored from the recent apps it is started with what was pressed then, which would open that page once more
        if ((getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) setIntent(new Intent(this, MainActivity.class));
        super.onCreate(savedInstanceState);
    }
}
